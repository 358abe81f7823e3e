import { dateLocale, formatDateTime, formatMoney, useText } from "entity-console/console";
import { Box, Link, Panel, Typography } from "entity-console/console/ui";
import { Link as RouterLink } from "react-router-dom";
import { currency } from "../../../../generated/currency.ts";
import { useRedemptions } from "../coupon/use-redemptions.ts";

/** Coupons that an account redeemed, latest first. Shows a notice if the backend has no redemptions. */
export function AccountRedemptions({ accountId }: { readonly accountId: string }) {
  const { t, language } = useText();
  const { data, isError, isPending } = useRedemptions(null, accountId);
  const rows = data?.rows ?? [];
  const word = isError
    ? t("crud.failed.title")
    : t(data === null ? "product.redemption.unknown" : "product.account.noCoupons");
  return (
    <Panel title={t("entity.redemption.many")}>
      {rows.length === 0 && !isPending ? <Typography variant="body2">{word}</Typography> : null}
      {rows.length > 0 ? (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1, typography: "body2" }}>
          {rows.map(({ id, createdAt, couponId, code, type, value }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, minWidth: 0, overflowWrap: "anywhere" }}
            >
              <Box component="time" dateTime={createdAt} sx={{ color: "text.secondary", minWidth: 130 }}>
                {formatDateTime(createdAt, dateLocale())}
              </Box>
              <Link component={RouterLink} to={`/coupons/show/${encodeURIComponent(couponId)}`}>
                {code}
              </Link>
              <span>
                {type === "credits" ? t("unit.credits", { count: value }) : formatMoney(value, language, currency)}
              </span>
            </Box>
          ))}
        </Box>
      ) : null}
      {data && (data.total ?? 0) > rows.length ? (
        <Typography variant="body2" color="textSecondary">
          {t("product.redemption.last", { shown: rows.length, count: data.total ?? 0 })}
        </Typography>
      ) : null}
    </Panel>
  );
}
