import { useFactorText } from "../i18n/use-factor-text.ts";
import { saveTextFile } from "../lib/save-text-file.ts";
import buttons from "../ui/plain-button.module.css";
import styles from "./factors.module.css";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The user has saved the codes. */
  readonly onDone: () => void;
}

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useFactorText();
  const save = () =>
    saveTextFile({
      name: "recovery-codes.txt",
      type: "text/plain",
      content: [t("product.name"), window.location.origin, "", ...codes, ""].join("\n"),
    });
  return (
    <section className={styles["recovery"]} aria-label={t("factors.recovery")}>
      <h2 className={styles["heading"]}>{t("factors.recovery")}</h2>
      <p>{t("factors.recoveryText")}</p>
      <ul className={styles["codes"]} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles["row"]}>
        <button type="button" className={buttons["button"]} onClick={save}>
          {t("factors.save")}
        </button>
        <button type="button" className={`${buttons["button"]} ${buttons["filled"]}`} onClick={onDone}>
          {t("factors.saved")}
        </button>
      </div>
    </section>
  );
}
