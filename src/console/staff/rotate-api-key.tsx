import { type FormEvent, useId, useState } from "react";
import { API_KEY_DEFAULTS, API_KEY_LIMITS, type ApiKeyRotation, type ApiKeyRow } from "../../contract/api-keys.ts";
import { useApiKeyText } from "../i18n/use-api-key-text.ts";
import { useOneAtATime } from "../lib/use-one-at-a-time.ts";
import buttons from "../ui/plain-button.module.css";
import styles from "./factors.module.css";
import { defaultLastDay, LastDay, toKeyEnd } from "./last-day.tsx";
import staffStyles from "./staff.module.css";

interface RotateApiKeyProps {
  readonly row: ApiKeyRow;
  readonly isBusy: boolean;
  readonly onRotate: (rotation: ApiKeyRotation) => Promise<void>;
  readonly onCancel: () => void;
}

/** Form for the last day of a key's successor, and the time in which both are valid. */
export function RotateApiKey({ row, isBusy, onRotate, onCancel }: RotateApiKeyProps) {
  const { t } = useApiKeyText();
  const id = useId();
  const [day, setDay] = useState(defaultLastDay);
  const rotate = useOneAtATime(async (form: HTMLFormElement) => {
    const expiresAt = toKeyEnd(day);
    if (expiresAt !== null) {
      await onRotate({ expiresAt, overlapHours: Number(new FormData(form).get("hours")) });
    }
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    rotate(event.currentTarget);
  };
  return (
    <section className={styles["card"]} aria-labelledby={id}>
      <h2 id={id} className={styles["heading"]}>
        {t("apiKeys.rotateTitle", { name: row.name })}
      </h2>
      <p>{t("apiKeys.rotateText")}</p>
      <form className={staffStyles["form"]} onSubmit={handleSubmit}>
        <LastDay value={day} onChange={setDay} />
        <label>
          <span className={`border-label ${staffStyles["label"]}`}>{t("apiKeys.overlap")}</span>
          <input
            name="hours"
            type="number"
            required
            min={0}
            max={API_KEY_LIMITS.overlapHours}
            defaultValue={API_KEY_DEFAULTS.overlapHours}
            // biome-ignore lint/a11y/noAutofocus: the user has asked for this form.
            autoFocus
          />
        </label>
        <div className={styles["row"]}>
          <button type="button" className={buttons["button"]} onClick={onCancel}>
            {t("shell.confirm.cancel")}
          </button>
          <button type="submit" className={`${buttons["button"]} ${buttons["filled"]}`} disabled={isBusy}>
            {t("apiKeys.rotateSubmit")}
          </button>
        </div>
      </form>
    </section>
  );
}
