import { useText } from "../../i18n/use-text.ts";
import styles from "../layout/public-layout.module.css";

/** Placeholder while the first page loads. Announced to screen readers, but not visible because it is brief. */
export function StartingPage() {
  const { t } = useText();
  return (
    <div role="status" className={styles["starting"]}>
      {t("shell.loading")}
    </div>
  );
}
