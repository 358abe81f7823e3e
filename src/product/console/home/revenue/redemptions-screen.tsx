import { useQuery } from "@tanstack/react-query";
import {
  entityKey,
  fetchList,
  formatDateTime,
  type RecordOf,
  useListSource,
  writeDateRange,
} from "entity-console/console";
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
import { currency } from "../../../../../generated/currency.ts";
import { useRevenueText } from "./use-revenue-text.ts";

const PAGE = 100;

/** The redemptions of some days: what a bar of the coupon chart counts. */
export function RedemptionsScreen() {
  const [address, setAddress] = useSearchParams();
  const source = useListSource("redemption");
  const [since, until] = [address.get("since") ?? "", address.get("until") ?? ""];
  const page = Number(address.get("page") ?? 1);
  const { t, days } = useRevenueText(currency);
  const filters = { createdAt: writeDateRange({ from: since, to: until }) };
  const { data, isError, refetch } = useQuery({
    queryKey: [...entityKey("redemption"), "ofDays", since, until, page],
    queryFn: ({ signal }) => fetchList(source, { page, pageSize: PAGE, sort: "-createdAt", filters }, signal),
  });
  const pages = Math.ceil((data?.total ?? 0) / PAGE);
  const goTo = (next: number) => setAddress({ since, until, page: String(next) });
  return (
    <>
      <PageHeader title={t("product.revenue.redemptions")} crumbs={[{ label: t("menu.home"), to: "/" }]} />
      <Typography sx={{ mt: -2, mb: 3, color: "text.secondary" }}>
        {days({ sinceDay: since, untilDay: until, isPartial: true })}
        {typeof data?.total === "number" ? ` · ${t("product.revenue.redeemed", { count: data.total })}` : null}
      </Typography>
      <Panel>
        {isError ? (
          <Typography role="alert">
            {t("screen.home.failed")} <Button onClick={() => void refetch()}>{t("screen.home.retry")}</Button>
          </Typography>
        ) : null}
        {!data && !isError ? <Skeleton variant="rounded" height={240} /> : null}
        {data ? <RedemptionsTable rows={data.rows as readonly RecordOf<"redemption">[]} /> : null}
        {pages > 1 ? (
          <div>
            <Button disabled={page <= 1} onClick={() => goTo(page - 1)}>
              {t("product.revenue.previousPage")}
            </Button>
            {page} / {pages}
            <Button disabled={page >= pages} onClick={() => goTo(page + 1)}>
              {t("product.revenue.nextPage")}
            </Button>
          </div>
        ) : null}
      </Panel>
    </>
  );
}

function RedemptionsTable({ rows }: { readonly rows: readonly RecordOf<"redemption">[] }) {
  const { t, money, language } = useRevenueText(currency);
  if (rows.length === 0) {
    return <Typography variant="body2">{t("screen.home.empty")}</Typography>;
  }
  return (
    <SideScroll>
      <Table size="small" aria-label={t("product.revenue.redemptions")}>
        <TableHead>
          <TableRow>
            <TableCell>{t("entity.coupon.one")}</TableCell>
            <TableCell>{t("entity.account.one")}</TableCell>
            <TableCell>{t("product.revenue.when")}</TableCell>
            <TableCell align="right">{t("entity.coupon.field.value")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, code, couponId, accountId, account, createdAt, type, value }) => (
            <TableRow key={String(id)}>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={`/coupons/show/${encodeURIComponent(couponId)}`}>
                  {code}
                </Link>
              </TableCell>
              <TableCell sx={{ overflowWrap: "anywhere" }}>
                <Link component={RouterLink} to={`/accounts/show/${encodeURIComponent(accountId)}`}>
                  <bdi>{account?.username ?? accountId}</bdi>
                </Link>
              </TableCell>
              <TableCell sx={{ whiteSpace: "nowrap" }}>{formatDateTime(createdAt, language)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
                {type === "discount" ? money(Number(value)) : t("unit.credits", { count: Number(value) })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SideScroll>
  );
}
