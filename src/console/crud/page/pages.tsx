import { Button } from "../../ui/mui/button.ts";
import { useEffect } from "react";
import { useText } from "../../i18n/use-text.ts";
import styles from "./pages.module.css";

interface ShownPage {
  /** The first page is 1. */
  readonly page: number;
  /** Maximum number of rows of a page. */
  readonly size: number;
  /** Number of rows of this page. */
  readonly rows: number;
  /** Null if the backend does not report a total. */
  readonly total: number | null;
}

interface PagesProps extends ShownPage {
  /** Text with the number of rows on all pages. */
  readonly count: string;
  readonly onPage: (page: number) => void;
}

/** Buttons to newer and older rows, below rows that are sorted by time. */
export function Pages({ page, size, rows, total, count, onPage }: PagesProps) {
  const { t } = useText();
  const isLast = total === null ? rows < size : page * size >= total;
  return (
    <div className={styles["pages"]}>
      <span role="status" className={styles["count"]}>
        {count}
      </span>
      {page === 1 && isLast ? null : (
        <>
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t("activity.newer")}
          </Button>
          <Button disabled={isLast} onClick={() => onPage(page + 1)}>
            {t("activity.older")}
          </Button>
        </>
      )}
    </div>
  );
}

/**
 * Redirects a page without rows (after its last row was removed, or from an old link) to the last page, or to the
 * previous one if the total is unknown.
 *
 * @param shown The loaded page; undefined while another page or none is shown.
 */
export function usePageWithin(shown: ShownPage | undefined, goTo: (page: number) => void): void {
  useEffect(() => {
    if (shown && shown.page > 1 && shown.rows === 0) {
      goTo(Math.min(Math.max(1, Math.ceil((shown.total ?? 0) / shown.size)), shown.page - 1));
    }
  });
}
