import { useQuery } from "@tanstack/react-query";
import { entityKey, formatDateTime, type TextKey, useService } from "entity-console/console";
import {
  Button,
  Link,
  PageHeader,
  Panel,
  SideScroll,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "entity-console/console/ui";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import type { RevenueAccount, RevenueFigure } from "../../../../../schema/revenue.ts";
import { useRevenueText } from "./use-revenue-text.ts";

const PAGE = 100;

const TITLES: Readonly<Record<RevenueFigure, TextKey>> = {
  openingBalance: "product.revenue.carriedOver",
  newBusiness: "product.revenue.newBusiness",
  reactivation: "product.revenue.reactivation",
  expansion: "product.revenue.expansion",
  contraction: "product.revenue.contraction",
  churn: "product.revenue.churn",
  planTransfer: "product.revenue.planTransfer",
  closingBalance: "product.revenue.payers",
  accountsGained: "product.revenue.gained",
  accountsLost: "product.revenue.lost",
};

const isFigure = (text: string): text is RevenueFigure => Object.hasOwn(TITLES, text);

/** The accounts behind a point or a bar of the revenue charts. */
export function RevenueAccountsScreen() {
  const [address, setAddress] = useSearchParams();
  const { revenueAccounts } = useService();
  const [name = "", currency = "", since = "", until = ""] = ["figure", "currency", "since", "until"].map(
    (each) => address.get(each) ?? undefined,
  );
  const figure = isFigure(name) ? name : "closingBalance";
  const page = Number(address.get("page") ?? 1);
  const { t, days, language } = useRevenueText(currency);
  const { data, isError, refetch } = useQuery({
    queryKey: [...entityKey("account"), "revenueAccounts", address.toString()],
    queryFn: ({ signal }) =>
      revenueAccounts({ figure, currency, sinceDay: since, untilDay: until, page: String(page) }, { signal }),
  });
  const goTo = (next: number) => setAddress({ ...Object.fromEntries(address), page: String(next) });
  const pages = Math.ceil((data?.accountCount ?? 0) / PAGE);
  const period = { sinceDay: since, untilDay: until, isPartial: true };
  return (
    <>
      <PageHeader
        title={t("product.revenue.of", { figure: t(TITLES[figure]) })}
        crumbs={[{ label: t("menu.home"), to: "/" }]}
      />
      <Typography sx={{ mt: -2, mb: 3, color: "text.secondary" }}>
        {days(period)}, {currency}
        {data ? ` · ${t("entity.account.count", { count: data.accountCount })}` : null}
      </Typography>
      <Panel>
        {isError ? (
          <Typography role="alert">
            {t("screen.home.failed")} <Button onClick={() => void refetch()}>{t("screen.home.retry")}</Button>
          </Typography>
        ) : null}
        {!data && !isError ? <Skeleton variant="rounded" height={240} /> : null}
        {data ? <AccountsTable rows={data.accounts} currency={currency} title={t(TITLES[figure])} /> : null}
        {pages > 1 ? (
          <Typography component="div" variant="body2">
            <Button disabled={page <= 1} onClick={() => goTo(page - 1)}>
              {t("product.revenue.previousPage")}
            </Button>
            {page.toLocaleString(language)} / {pages.toLocaleString(language)}
            <Button disabled={page >= pages} onClick={() => goTo(page + 1)}>
              {t("product.revenue.nextPage")}
            </Button>
          </Typography>
        ) : null}
      </Panel>
    </>
  );
}

interface AccountsTableProps {
  readonly rows: readonly RevenueAccount[];
  readonly currency: string;
  readonly title: string;
}

function AccountsTable({ rows, currency, title }: AccountsTableProps) {
  const { t, money, signed, language } = useRevenueText(currency);
  const number = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;
  if (rows.length === 0) {
    return <Typography variant="body2">{t("screen.home.empty")}</Typography>;
  }
  return (
    <SideScroll>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{t("entity.account.one")}</TableCell>
            <TableCell align="right">{t("product.revenue.difference")}</TableCell>
            <TableCell align="right">{t("product.revenue.monthlyBefore")}</TableCell>
            <TableCell align="right">{t("product.revenue.monthlyAfter")}</TableCell>
            <TableCell sx={{ minWidth: 140 }}>{t("entity.plan.one")}</TableCell>
            <TableCell>{t("product.revenue.when")}</TableCell>
            <TableCell>{t("product.revenue.cause")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.accountId} ${row.effectiveAt}`}>
              <TableCell component="th" scope="row" sx={{ minWidth: 180, overflowWrap: "anywhere" }}>
                {row.username === undefined ? (
                  t("product.revenue.deletedAccount")
                ) : (
                  <Link component={RouterLink} to={`/accounts/show/${encodeURIComponent(row.accountId)}`}>
                    <bdi>{row.username}</bdi>
                  </Link>
                )}
              </TableCell>
              <TableCell align="right" sx={number}>
                {signed(row.monthlyAfter - row.monthlyBefore)}
              </TableCell>
              <TableCell align="right" sx={number}>
                {money(row.monthlyBefore)}
              </TableCell>
              <TableCell align="right" sx={number}>
                {money(row.monthlyAfter)}
              </TableCell>
              <TableCell>{row.plan ?? "–"}</TableCell>
              <TableCell sx={number}>{formatDateTime(row.effectiveAt, language)}</TableCell>
              <TableCell>{t(`product.revenue.causes.${row.movementCause}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SideScroll>
  );
}
