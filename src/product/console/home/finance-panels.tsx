import { formatMoney, TooManyRowsError, useText, writeCondition } from "entity-console/console";
import {
  Box,
  Button,
  Link,
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
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { FinanceSummary, RevenueShare } from "../../../../schema/service.ts";
import { useFinance } from "./use-finance.ts";

/** Hidden on phones, which have no room for the column. */
const WIDE_ONLY = { display: { xs: "none", sm: "table-cell" } } as const;
const NUMBER = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;

/** Recurring revenue by plan. */
export function RevenueByPlan() {
  const { t } = useText();
  const { data, error, isPending, refetch } = useFinance();
  if (isPending) {
    return <Skeleton variant="rounded" height={220} />;
  }
  if (!data) {
    const isTooMuch = error instanceof TooManyRowsError;
    return (
      <Panel title={t("product.finance.revenue")}>
        <Typography role="status" variant="body2">
          {t(isTooMuch ? "product.finance.tooMuch" : "screen.home.failed")}{" "}
          {isTooMuch ? null : <Button onClick={() => void refetch()}>{t("screen.home.retry")}</Button>}
        </Typography>
      </Panel>
    );
  }
  return <RevenuePanel summary={data} />;
}

/** Remaining coupon credits, with further facts about coupons, and accounts with a deviating price. */
export function FinanceNotes({ children }: { readonly children?: ReactNode }) {
  const { t } = useText();
  const { data, isPending } = useFinance();
  if (isPending) {
    return <Skeleton variant="rounded" height={160} />;
  }
  return data === undefined ? (
    <Panel title={t("entity.coupon.many")}>{children}</Panel>
  ) : (
    <>
      <CreditsPanel summary={data}>{children}</CreditsPanel>
      <DriftPanel summary={data} />
    </>
  );
}

interface SummaryProps {
  readonly summary: FinanceSummary;
}

const PER_YEAR: Readonly<Record<RevenueShare["periodicity"], number>> = { monthly: 12, yearly: 1, "on-demand": 0 };

/** One sum per currency. Adds cents per year and rounds once, as the history of revenue does. */
function monthlyByCurrency(revenue: readonly RevenueShare[]): readonly (readonly [currency: string, sum: number])[] {
  const sums = new Map<string, number>();
  for (const { currency, amount, periodicity } of revenue) {
    sums.set(currency, (sums.get(currency) ?? 0) + Math.round(amount * 100) * PER_YEAR[periodicity]);
  }
  return [...sums].map(([currency, cents]) => [currency, Math.round(cents / 12) / 100]);
}

const WITHOUT_PRICE = `/accounts?${new URLSearchParams({
  status: "active",
  planPayment: writeCondition({ operator: "empty", values: [] }),
}).toString()}`;
const accountsOf = (planId: string) => `/accounts?${new URLSearchParams({ status: "active", planId }).toString()}`;

function RevenuePanel({ summary: { revenue, unpricedAccounts } }: SummaryProps) {
  const { t, language } = useText();
  const recurring = revenue.filter(({ periodicity }) => periodicity !== "on-demand");
  const onDemand = revenue.filter(({ periodicity }) => periodicity === "on-demand");
  const left = onDemand.reduce((sum, { accounts }) => sum + accounts, 0);
  return (
    <Panel title={t("product.finance.revenue")} sx={{ gridColumn: "1 / -1" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 4 }}>
        {monthlyByCurrency(recurring).map(([currency, sum]) => (
          <Typography key={currency} sx={{ fontSize: "1.75rem", lineHeight: "36px", fontWeight: 600 }}>
            {formatMoney(sum, language, currency)}
          </Typography>
        ))}
      </Box>
      {recurring.length === 0 ? <Typography variant="body2">{t("screen.home.empty")}</Typography> : null}
      <Box sx={{ display: recurring.length === 0 ? "none" : "block" }}>
        <SideScroll>
          <Table
            size="small"
            aria-label={t("product.finance.revenue")}
            sx={{ "& .MuiTableCell-root": { px: { xs: 0.5, sm: 2 } } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{t("entity.plan.one")}</TableCell>
                <TableCell sx={WIDE_ONLY}>{t("entity.planPayment.field.periodicity")}</TableCell>
                <TableCell align="right">{t("entity.account.many")}</TableCell>
                <TableCell align="right">{t("product.finance.perMonth")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {recurring.map((share) => (
                <TableRow key={`${share.planId} ${share.periodicity} ${share.currency}`}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                    <Link component={RouterLink} to={accountsOf(share.planId)}>
                      <bdi>{share.plan}</bdi>
                    </Link>
                    <Box component="span" sx={{ display: { xs: "block", sm: "none" }, color: "text.secondary" }}>
                      {t(`enum.periodicity.${share.periodicity}`)}
                    </Box>
                  </TableCell>
                  <TableCell sx={WIDE_ONLY}>{t(`enum.periodicity.${share.periodicity}`)}</TableCell>
                  <TableCell align="right" sx={NUMBER}>
                    {share.accounts.toLocaleString(language)}
                  </TableCell>
                  <TableCell align="right" sx={NUMBER}>
                    {formatMoney(share.monthly, language, share.currency)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </SideScroll>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t("product.finance.note")} <LeftOut onDemand={left} unpriced={unpricedAccounts} />
      </Typography>
    </Panel>
  );
}

/** Link: "Not included: 24 accounts on demand and 1 account without a price". */
function LeftOut({ onDemand, unpriced }: { readonly onDemand: number; readonly unpriced: number }) {
  const { t, language } = useText();
  const joint = new Intl.ListFormat(language).formatToParts(["1", "2"])[1]?.value;
  if (onDemand === 0 && unpriced === 0) {
    return null;
  }
  return (
    <>
      {t("product.finance.leftOut")} {onDemand > 0 ? t("product.finance.onDemand", { count: onDemand }) : null}
      {onDemand > 0 && unpriced > 0 ? joint : null}
      {unpriced > 0 ? (
        <Link component={RouterLink} to={WITHOUT_PRICE} underline="always">
          {t("product.finance.unpriced", { count: unpriced })}
        </Link>
      ) : null}
      .
    </>
  );
}

function DriftPanel({ summary: { driftedAccounts, drifted } }: SummaryProps) {
  const { t, language } = useText();
  return (
    <Panel title={t("product.finance.drift")}>
      <Typography variant="body2">
        {driftedAccounts === 0
          ? t("product.finance.noDrift")
          : t("product.finance.drifted", { count: driftedAccounts })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {drifted.map(({ accountId, username, plan, amount, price, currency }) => (
          <Box component="li" key={accountId} sx={{ minWidth: 0, overflowWrap: "anywhere", typography: "body2" }}>
            <Link component={RouterLink} to={`/accounts/show/${encodeURIComponent(accountId)}`}>
              {username}
            </Link>
            {": "}
            {t("product.finance.driftOf", {
              amount: amount === undefined ? "–" : formatMoney(amount, language, currency),
              price: formatMoney(price, language, currency),
              plan,
            })}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function CreditsPanel({ summary, children }: SummaryProps & { readonly children?: ReactNode }) {
  const { t } = useText();
  return (
    <Panel title={t("product.finance.credits")}>
      <Link
        component={RouterLink}
        to="/coupons?status=active&type=credits"
        sx={{ fontSize: "1.25rem", fontWeight: 600 }}
      >
        {t("unit.credits", { count: summary.couponCredits })}
      </Link>
      {summary.unlimitedCoupons > 0 ? (
        <Typography variant="body2">{t("product.finance.unlimited", { count: summary.unlimitedCoupons })}</Typography>
      ) : null}
      {children}
    </Panel>
  );
}
