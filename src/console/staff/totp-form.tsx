import { type FormEvent, useId } from "react";
import type { EnrolledFactor, TotpEnrolment } from "../../contract/factors.ts";
import type { FactorCalls } from "../data/factor-calls.ts";
import { useBackendMutation } from "../data/use-backend-mutation.ts";
import { useFactorText } from "../i18n/use-factor-text.ts";
import { useOneAtATime } from "../lib/use-one-at-a-time.ts";
import { useSession } from "../session/session-context.tsx";
import buttons from "../ui/plain-button.module.css";
import { factorProblem } from "./factor-problem.ts";
import styles from "./factors.module.css";
import staffStyles from "./staff.module.css";
import { TotpSecret } from "./totp-secret.tsx";

interface TotpFormProps {
  readonly calls: FactorCalls;
  readonly enrolment: TotpEnrolment;
  readonly onDone: (enrolled: EnrolledFactor) => void;
  readonly onCancel: () => void;
}

/** Enrols an authenticator app: its secret, and the first code. */
export function TotpForm({ calls, enrolment, onDone, onCancel }: TotpFormProps) {
  const { t } = useFactorText();
  const id = useId();
  const session = useSession();
  const confirm = useBackendMutation({
    call: (code: string) => calls.confirmTotp({ ticket: enrolment.ticket, code }),
    isSecret: true,
    onAnswer: () => [{ kind: "success" as const, text: t("factors.turnedOn") }],
    onError: (error) => [{ kind: "error" as const, text: factorProblem(t, error) }],
  });
  const send = useOneAtATime(async (form: HTMLFormElement) => {
    const enrolled = await confirm.run(String(new FormData(form).get("code") ?? "").trim());
    if (enrolled !== undefined) {
      onDone(enrolled);
    }
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
  };
  return (
    <section className={styles["card"]} aria-labelledby={id}>
      <h2 id={id} className={styles["heading"]}>
        {t("factors.kind.totp")}
      </h2>
      <TotpSecret secret={enrolment.secret} username={session.username() ?? ""} />
      <form className={staffStyles["form"]} onSubmit={handleSubmit}>
        <label>
          <span className={`border-label ${staffStyles["label"]}`}>{t("factors.code")}</span>
          <input name="code" required maxLength={20} inputMode="numeric" autoComplete="one-time-code" />
        </label>
        <div className={styles["row"]}>
          <button type="button" className={buttons["button"]} onClick={onCancel}>
            {t("shell.confirm.cancel")}
          </button>
          <button type="submit" className={`${buttons["button"]} ${buttons["filled"]}`} disabled={confirm.isPending}>
            {t("factors.turnOn")}
          </button>
        </div>
      </form>
    </section>
  );
}
