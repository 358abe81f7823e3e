import { useQuery } from "@tanstack/react-query";
import {
  entityKey,
  fetchList,
  formatDateTime,
  type RecordOf,
  useListSource,
  writeDateRange,
} from "entity-console/console";
import { Link, TableCell, TableRow } from "entity-console/console/ui";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { currency } from "../../../../../generated/currency.ts";
import { DetailsTable, FigureDetails, PAGE_SIZE } from "./figure-details.tsx";
import { useRevenueText } from "./use-revenue-text.ts";

/** The redemptions of some days: what a bar of the coupon chart counts. */
export function RedemptionsScreen() {
  const [address, setAddress] = useSearchParams();
  const source = useListSource("redemption");
  const [since, until] = [address.get("since") ?? "", address.get("until") ?? ""];
  const page = Number(address.get("page") ?? 1);
  const { t, days } = useRevenueText(currency);
  const filters = { createdAt: writeDateRange({ from: since, to: until }) };
  const query = useQuery({
    queryKey: [...entityKey("redemption"), "ofDays", since, until, page],
    queryFn: ({ signal }) => fetchList(source, { page, pageSize: PAGE_SIZE, sort: "-createdAt", filters }, signal),
  });
  const { data } = query;
  const total = typeof data?.total === "number" ? data.total : null;
  return (
    <FigureDetails
      title={t("product.revenue.redemptions")}
      text={[
        days({ sinceDay: since, untilDay: until, isPartial: true }),
        ...(total === null ? [] : [t("product.revenue.redeemed", { count: total })]),
      ].join(" · ")}
      query={query}
      count={total ?? 0}
      page={page}
      onPage={(next) => setAddress({ since, until, page: String(next) })}
    >
      {data ? <RedemptionsTable rows={data.rows as readonly RecordOf<"redemption">[]} /> : null}
    </FigureDetails>
  );
}

function RedemptionsTable({ rows }: { readonly rows: readonly RecordOf<"redemption">[] }) {
  const { t, money, language } = useRevenueText(currency);
  return (
    <DetailsTable
      label={t("product.revenue.redemptions")}
      head={
        <>
          <TableCell>{t("entity.coupon.one")}</TableCell>
          <TableCell>{t("entity.account.one")}</TableCell>
          <TableCell>{t("product.revenue.when")}</TableCell>
          <TableCell align="right">{t("entity.coupon.field.value")}</TableCell>
        </>
      }
      rows={rows.map(({ id, code, couponId, accountId, account, createdAt, type, value }) => (
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
    />
  );
}
