import { useText } from "../../i18n/use-text.ts";
import buttons from "../../ui/plain-button.module.css";
import styles from "./list.module.css";

/** The rows are a long way behind the toolbar and the header: the first key leads past both. */
export function SkipToRows({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useText();
  return (
    <button type="button" onClick={onSkip} className={`${buttons["button"]} ${styles["skip"]}`}>
      {t("find.skipToRows")}
    </button>
  );
}
