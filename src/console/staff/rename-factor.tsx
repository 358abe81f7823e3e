import type { InvalidateQueryFilters } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import type { FactorRow } from "../../contract/factors.ts";
import type { FactorCalls } from "../data/factor-calls.ts";
import { useBackendMutation } from "../data/use-backend-mutation.ts";
import { useFactorText } from "../i18n/use-factor-text.ts";
import { useOneAtATime } from "../lib/use-one-at-a-time.ts";
import buttons from "../ui/plain-button.module.css";
import { factorProblem } from "./factor-problem.ts";
import styles from "./factors.module.css";
import staffStyles from "./staff.module.css";

interface RenameFactorProps {
  readonly factor: FactorRow;
  readonly calls: FactorCalls;
  readonly toInvalidate: () => InvalidateQueryFilters;
  readonly onClose: () => void;
}

/** Changes the name of one factor, such as of a passkey on a certain device. */
export function RenameFactor({ factor, calls, toInvalidate, onClose }: RenameFactorProps) {
  const { t } = useFactorText();
  const id = useId();
  const rename = useBackendMutation({
    call: calls.rename,
    toInvalidate,
    onAnswer: () => [{ kind: "success" as const, text: t("factors.renamed") }],
    onError: (error) => [{ kind: "error" as const, text: factorProblem(t, error) }],
  });
  const send = useOneAtATime(async (form: HTMLFormElement) => {
    const name = String(new FormData(form).get("name") ?? "").trim();
    if ((await rename.run({ id: factor.id, name })) !== undefined) {
      onClose();
    }
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
  };
  return (
    <section className={styles["card"]} aria-labelledby={id}>
      <h2 id={id} className={styles["heading"]}>
        {t("factors.rename")}
      </h2>
      <form className={staffStyles["form"]} onSubmit={handleSubmit}>
        <label>
          <span className={`border-label ${staffStyles["label"]}`}>{t("factors.name")}</span>
          {/* biome-ignore lint/a11y/noAutofocus: the user has asked for this field. */}
          <input name="name" required maxLength={60} defaultValue={factor.name} autoFocus />
        </label>
        <div className={styles["row"]}>
          <button type="button" className={buttons["button"]} onClick={onClose}>
            {t("shell.confirm.cancel")}
          </button>
          <button type="submit" className={`${buttons["button"]} ${buttons["filled"]}`} disabled={rename.isPending}>
            {t("factors.saveName")}
          </button>
        </div>
      </form>
    </section>
  );
}
