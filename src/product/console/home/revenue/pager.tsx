import { useText } from "entity-console/console";
import { Button, Typography } from "entity-console/console/ui";

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly language: string;
}

/** Links to the page before and after. */
export function Pager({ page, pages, onPage, language }: PagerProps) {
  const { t } = useText();
  return pages > 1 ? (
    <Typography component="div" variant="body2">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t("product.revenue.previousPage")}
      </Button>
      {page.toLocaleString(language)} / {pages.toLocaleString(language)}
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t("product.revenue.nextPage")}
      </Button>
    </Typography>
  ) : null;
}
