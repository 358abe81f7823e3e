import type { useQuery } from "@tanstack/react-query";
import { useText } from "entity-console/console";
import {
  Button,
  PageHeader,
  Panel,
  SideScroll,
  Skeleton,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Typography,
} from "entity-console/console/ui";
import type { ReactNode } from "react";

/** Number of rows of a page. */
export const PAGE_SIZE = 100;

interface FigureDetailsProps {
  readonly title: string;
  /** Below the title: the days of the figure. */
  readonly text: ReactNode;
  readonly query: Pick<ReturnType<typeof useQuery>, "data" | "isError" | "refetch">;
  /** Number of rows on all pages. */
  readonly count: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Above the table. */
  readonly tools?: ReactNode;
  /** The table of the loaded page. */
  readonly children: ReactNode;
}

/** A page with the rows that a figure of home adds up. */
export function FigureDetails({ title, text, query, tools, children, ...pager }: FigureDetailsProps) {
  const { t } = useText();
  const { data, isError, refetch } = query;
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t("menu.home"), to: "/" }]} />
      <Typography sx={{ mt: -2, mb: 3, color: "text.secondary" }}>{text}</Typography>
      <Panel>
        {tools}
        {isError ? (
          <Typography role="alert">
            {t("screen.home.failed")} <Button onClick={() => void refetch()}>{t("screen.home.retry")}</Button>
          </Typography>
        ) : null}
        {!data && !isError ? <Skeleton variant="rounded" height={240} /> : null}
        {children}
        <Pager {...pager} />
      </Panel>
    </>
  );
}

/** Links to the page before and after. */
function Pager({ count, page, onPage }: Pick<FigureDetailsProps, "count" | "page" | "onPage">) {
  const { t, language } = useText();
  const pages = Math.ceil(count / PAGE_SIZE);
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

interface DetailsTableProps {
  readonly label: string;
  /** The cells of the head. */
  readonly head: ReactNode;
  readonly rows: readonly ReactNode[];
}

/** A table that scrolls sideways; a text if it has no rows. */
export function DetailsTable({ label, head, rows }: DetailsTableProps) {
  const { t } = useText();
  return rows.length === 0 ? (
    <Typography variant="body2">{t("screen.home.empty")}</Typography>
  ) : (
    <SideScroll>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>{head}</TableRow>
        </TableHead>
        <TableBody>{rows}</TableBody>
      </Table>
    </SideScroll>
  );
}
