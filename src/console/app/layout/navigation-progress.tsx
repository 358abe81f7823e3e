import { useNavigation } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import styles from "./navigation-progress.module.css";

/** A line at the top while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { t } = useText();
  if (state === "idle") {
    return null;
  }
  return <div role="progressbar" aria-label={t("shell.loading")} className={styles["progress"]} />;
}
