import { type FormEvent, useId, useRef, useState } from "react";
import type { NewApiKey } from "../../contract/api-keys.ts";
import { scopeLabel } from "../i18n/scope-label.ts";
import { useApiKeyText } from "../i18n/use-api-key-text.ts";
import { useOneAtATime } from "../lib/use-one-at-a-time.ts";
import { useOpenWork } from "../session/open-work.ts";
import buttons from "../ui/plain-button.module.css";
import { defaultLastDay, LastDay, toKeyEnd } from "./last-day.tsx";
import styles from "./staff.module.css";

interface ApiKeyFormProps {
  /** The scopes that a key can have. */
  readonly scopes: readonly string[];
  readonly isBusy: boolean;
  /** Resolves to true if the key was created. */
  readonly onCreate: (key: NewApiKey) => Promise<boolean>;
}

/** Form for the name, last day and scopes of a new key. */
export function ApiKeyForm({ scopes, isBusy, onCreate }: ApiKeyFormProps) {
  const { t } = useApiKeyText();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [day, setDay] = useState(defaultLastDay);
  const [lacksScope, setLacksScope] = useState(false);
  useOpenWork(() => (new FormData(element.current ?? undefined).get("name") ?? "") !== "");
  const create = useOneAtATime(async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const chosen = scopes.filter((scope) => data.getAll("scope").includes(scope));
    const expiresAt = toKeyEnd(day);
    setLacksScope(chosen.length === 0);
    if (chosen.length === 0 || expiresAt === null) {
      return;
    }
    if (await onCreate({ name: String(data.get("name") ?? "").trim(), scopes: chosen, expiresAt })) {
      form.reset();
      setDay(defaultLastDay());
    }
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    create(event.currentTarget);
  };
  return (
    <form ref={element} className={styles["form"]} onSubmit={handleSubmit}>
      <label>
        <span className={`border-label ${styles["label"]}`}>{t("apiKeys.name")}</span>
        <input name="name" required maxLength={120} autoComplete="off" />
      </label>
      <LastDay value={day} onChange={setDay} />
      <fieldset className={styles["scopes"]} aria-describedby={lacksScope ? id : undefined}>
        <legend>{t("apiKeys.scopes")}</legend>
        {scopes.map((scope) => (
          <label key={scope}>
            <input type="checkbox" name="scope" value={scope} defaultChecked={scopes.length === 1} />
            <span>
              {scopeLabel(t, scope)} <bdi className={styles["raw"]}>{scope}</bdi>
            </span>
          </label>
        ))}
        {lacksScope && (
          <p id={id} role="alert">
            {t("apiKeys.noScope")}
          </p>
        )}
      </fieldset>
      <button type="submit" className={`${buttons["button"]} ${buttons["filled"]}`} disabled={isBusy}>
        {t("apiKeys.create")}
      </button>
    </form>
  );
}
