import { useText } from "../../i18n/use-text.ts";
import styles from "../layout/public-layout.module.css";

/** While the first page is on its way: said to screen readers, and too short to draw. */
export function StartingPage() {
  const { t } = useText();
  return (
    <div role="status" className={styles["starting"]}>
      {t("shell.loading")}
    </div>
  );
}
