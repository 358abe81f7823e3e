import { useText } from "../../../i18n/use-text.ts";
import styles from "./list-footer.module.css";

interface PrintedPageProps {
  /** Starts at 1. */
  readonly page: number;
  readonly pages: number;
  /** True if the number of pages is a lower bound. */
  readonly isAtLeast: boolean;
}

/** Note on a printed page of a longer list: the page number, and how to print the complete list. */
export function PrintedPage({ page, pages, isAtLeast }: PrintedPageProps) {
  const { t } = useText();
  const which = isAtLeast ? t("print.page", { page }) : t("print.pageOf", { page, pages });
  return (
    <p className={styles["printed"]}>
      {which} {t("print.whole", { menu: t("transfer.menu"), print: t("transfer.print") })}
    </p>
  );
}
