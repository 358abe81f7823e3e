import { useText } from "entity-console/console";
import { PeriodPicker } from "entity-console/console/screens";
import { Button, Panel, Skeleton, TextField, Typography } from "entity-console/console/ui";
import { currency as ownCurrency } from "../../../../../generated/currency.ts";
import { CouponMonthsPanel } from "./coupon-months-panel.tsx";
import { RevenueCharts } from "./revenue-charts.tsx";
import { currenciesOf, monthsOf } from "./revenue-figures.ts";
import { useRevenueChoice } from "./use-revenue-choice.ts";
import { useRevenueHistory } from "./use-revenue-history.ts";

/** Recurring revenue over time, at the beginning of the home page. */
export function RevenueLead() {
  const { t } = useText();
  const { choice, currency, setChoice, setCurrency } = useRevenueChoice();
  const { data, isError, refetch } = useRevenueHistory(choice);
  const currencies = data ? currenciesOf(data.now, ownCurrency) : [];
  const shown = currencies.find((each) => each === currency) ?? currencies[0] ?? ownCurrency;
  return (
    <>
      <Panel title={t("product.revenue.title")}>
        <PeriodPicker choice={choice} onChange={setChoice}>
          {currencies.length > 1 ? (
            <TextField
              select
              size="small"
              fullWidth={false}
              label={t("entity.planPayment.field.currency")}
              value={shown}
              onChange={(event) => setCurrency(event.target.value)}
              slotProps={{ select: { native: true } }}
            >
              {currencies.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </TextField>
          ) : null}
        </PeriodPicker>
        {isError ? (
          <Typography role="status" variant="body2">
            {t("screen.home.failed")} <Button onClick={() => void refetch()}>{t("screen.home.retry")}</Button>
          </Typography>
        ) : null}
        {!data && !isError ? <Skeleton variant="rounded" height={420} /> : null}
        {data ? (
          <RevenueCharts
            history={data.now}
            months={monthsOf(data.now, shown)}
            compared={data.compared === null ? null : monthsOf(data.compared, shown)}
          />
        ) : null}
      </Panel>
      {data ? <CouponMonthsPanel now={data.now.coupons} compared={data.compared?.coupons ?? null} /> : null}
    </>
  );
}
