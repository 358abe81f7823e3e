import { useText } from "../../../i18n/use-text.ts";
import styles from "./list-footer.module.css";

interface PrintedPageProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Nobody knows how many there are. */
  readonly isAtLeast: boolean;
}

/** Stands on paper where the browser's own key prints one page of several: which it is, and how all of them are printed. */
export function PrintedPage({ page, pages, isAtLeast }: PrintedPageProps) {
  const { t } = useText();
  const which = isAtLeast ? t("print.page", { page }) : t("print.pageOf", { page, pages });
  return (
    <p className={styles["printed"]}>
      {which} {t("print.whole", { menu: t("transfer.menu"), print: t("transfer.print") })}
    </p>
  );
}
