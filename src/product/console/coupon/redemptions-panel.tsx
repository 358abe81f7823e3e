import { dateLocale, formatDateTime, type RecordId, useText } from "entity-console/console";
import { Box, Button, Link, Panel, Skeleton, Typography } from "entity-console/console/ui";
import { Link as RouterLink } from "react-router-dom";
import { useRedemptions } from "./use-redemptions.ts";

interface RedemptionsPanelProps {
  readonly couponId: RecordId;
  /** Number of uses according to the coupon. */
  readonly uses: number;
}

/** Redemptions of a coupon, latest first, and the number of uses without a record. */
export function RedemptionsPanel({ couponId, uses }: RedemptionsPanelProps) {
  const { t } = useText();
  const { data, isPending, isError, refetch } = useRedemptions(couponId, null);
  return (
    <Panel title={t("entity.redemption.many")}>
      {isPending ? <Skeleton height={32} /> : null}
      {isError ? (
        <Typography variant="body2" role="status">
          {t("crud.failed.title")} <Button onClick={() => void refetch()}>{t("crud.failed.retry")}</Button>
        </Typography>
      ) : null}
      {data === null ? <Typography variant="body2">{t("product.redemption.unknown")}</Typography> : null}
      {data && data.rows.length > 0 ? (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1, typography: "body2" }}>
          {data.rows.map(({ id, createdAt, accountId, account }) => (
            <Box component="li" key={id} sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, minWidth: 0 }}>
              <Box component="time" dateTime={createdAt} sx={{ color: "text.secondary", minWidth: 130 }}>
                {formatDateTime(createdAt, dateLocale())}
              </Box>
              <Link
                component={RouterLink}
                to={`/accounts/show/${encodeURIComponent(accountId)}`}
                sx={{ overflowWrap: "anywhere" }}
              >
                {account?.username ?? accountId}
              </Link>
            </Box>
          ))}
        </Box>
      ) : null}
      {data ? <OtherUses told={data.rows.length === 0 ? 0 : data.total} uses={uses} /> : null}
      {data && (data.total ?? 0) > data.rows.length ? (
        <Typography variant="body2" color="textSecondary">
          {t("product.redemption.last", { shown: data.rows.length, count: data.total ?? 0 })}
        </Typography>
      ) : null}
    </Panel>
  );
}

/** Message if there are no uses, or uses without a record. */
function OtherUses({ told, uses }: { readonly told: number | null; readonly uses: number }) {
  const { t } = useText();
  const untold = uses - (told ?? uses);
  if (untold > 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t("product.redemption.untold", { count: untold })}
      </Typography>
    );
  }
  return told === 0 ? <Typography variant="body2">{t("product.redemption.none")}</Typography> : null;
}
