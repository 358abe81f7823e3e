import { useQuery } from "@tanstack/react-query";
import { entityKey, useService } from "entity-console/console";
import { SaveFigures } from "entity-console/console/screens";
import { Box, Link, TableCell, TableRow } from "entity-console/console/ui";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { currency } from "../../../../../generated/currency.ts";
import type { CreditCoupon } from "../../../../../schema/revenue.ts";
import { DetailsTable, FigureDetails, PAGE_SIZE } from "./figure-details.tsx";
import { useRevenueText } from "./use-revenue-text.ts";

/** Maximum number of rows in a sheet. */
const MAX_SAVED = 20_000;

/** The coupons that could still grant credits on a day: what a point of the credit chart adds up. */
export function CreditCouponsScreen() {
  const [address, setAddress] = useSearchParams();
  const { creditCoupons } = useService();
  const onDay = address.get("day") ?? "";
  const page = Number(address.get("page") ?? 1);
  const { t, day } = useRevenueText(currency);
  const query = useQuery({
    queryKey: [...entityKey("coupon"), "creditCoupons", onDay, page],
    queryFn: ({ signal }) => creditCoupons({ balanceDay: onDay, page: String(page) }, { signal }),
  });
  const { data } = query;
  const count = data?.couponCount ?? 0;
  const toTable = async () => {
    const rows: CreditCoupon[] = [];
    for (let next = 1; next <= Math.ceil(Math.min(count, MAX_SAVED) / PAGE_SIZE); next += 1) {
      rows.push(...(await creditCoupons({ balanceDay: onDay, page: String(next) })).coupons);
    }
    return [
      [t("entity.coupon.one"), t("product.credits.outstanding"), t("product.coupon.lastDay")],
      ...rows.map((row) => [
        row.couponCode,
        row.isUnlimited ? t("product.coupon.unlimited") : row.remainingCredits,
        row.couponLastDay === undefined ? t("product.coupon.endless") : day(row.couponLastDay),
      ]),
    ];
  };
  return (
    <FigureDetails
      title={t("product.credits.title")}
      text={[day(onDay), ...(data ? [t("entity.coupon.count", { count })] : [])].join(" · ")}
      query={query}
      count={count}
      page={page}
      onPage={(next) => setAddress({ day: onDay, page: String(next) })}
      tools={
        count > 0 ? (
          <Box component="span" sx={{ justifySelf: "end" }}>
            <SaveFigures name={t("product.credits.file")} toTable={toTable} />
          </Box>
        ) : null
      }
    >
      {data ? <CouponsTable rows={data.coupons} /> : null}
    </FigureDetails>
  );
}

function CouponsTable({ rows }: { readonly rows: readonly CreditCoupon[] }) {
  const { t, day, language } = useRevenueText(currency);
  return (
    <DetailsTable
      label={t("product.credits.title")}
      head={
        <>
          <TableCell>{t("entity.coupon.one")}</TableCell>
          <TableCell align="right">{t("product.credits.outstanding")}</TableCell>
          <TableCell>{t("product.coupon.lastDay")}</TableCell>
        </>
      }
      rows={rows.map(({ couponId, couponCode, isCouponDeleted, remainingCredits, isUnlimited, couponLastDay }) => (
        <TableRow key={couponId}>
          <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
            {isCouponDeleted ? (
              couponCode
            ) : (
              <Link component={RouterLink} to={`/coupons/show/${encodeURIComponent(couponId)}`}>
                {couponCode}
              </Link>
            )}
          </TableCell>
          <TableCell align="right" sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
            {isUnlimited ? t("product.coupon.unlimited") : remainingCredits.toLocaleString(language)}
          </TableCell>
          <TableCell sx={{ whiteSpace: "nowrap" }}>
            {couponLastDay === undefined ? t("product.coupon.endless") : day(couponLastDay)}
          </TableCell>
        </TableRow>
      ))}
    />
  );
}
