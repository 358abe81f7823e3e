import { useText } from "entity-console/console";
import { PeriodPicker } from "entity-console/console/screens";
import { Button, Panel, SelectField, Skeleton, Typography } from "entity-console/console/ui";
import { currency as ownCurrency } from "../../../../../generated/currency.ts";
import { CouponMonthsPanel } from "./coupon-months-panel.tsx";
import { CreditPanel } from "./credit-panel.tsx";
import { RevenueCharts } from "./revenue-charts.tsx";
import { SplitPicker, SplitTable } from "./revenue-split.tsx";
import { type RevenueView, toRevenueView } from "./revenue-view.ts";
import { useRevenueChoice } from "./use-revenue-choice.ts";
import { useRevenueHistory } from "./use-revenue-history.ts";

/** Recurring revenue over time, at the beginning of the home page. */
export function RevenueLead() {
  const { t } = useText();
  const { choice, currency, setChoice, setCurrency, split, setSplit, part, setPart } = useRevenueChoice();
  const { data, isError, refetch } = useRevenueHistory(choice);
  const { data: byPart } = useRevenueHistory(choice, split, split !== "unsplit");
  const view = data && toRevenueView(data, { by: split, history: byPart }, { currency, part, own: ownCurrency });
  return (
    <>
      <Panel title={t("product.revenue.title")}>
        <PeriodPicker choice={choice} onChange={setChoice}>
          <CurrencyPicker view={view} onChange={setCurrency} />
          <SplitPicker split={split} onSplit={setSplit} parts={view?.split?.parts ?? []} part={part} onPart={setPart} />
        </PeriodPicker>
        {isError ? (
          <Typography role="status" variant="body2">
            {t("screen.home.failed")} <Button onClick={() => void refetch()}>{t("screen.home.retry")}</Button>
          </Typography>
        ) : null}
        {!data && !isError ? <Skeleton variant="rounded" height={420} /> : null}
        {data && view ? (
          <RevenueCharts history={data.now} months={view.months} compared={view.compared}>
            {view.split !== null && view.split.parts.length > 0 ? <SplitTable view={view.split} /> : null}
          </RevenueCharts>
        ) : null}
      </Panel>
      <CreditPanel choice={choice} />
      {data ? <CouponMonthsPanel now={data.now.coupons} compared={data.compared?.coupons ?? null} /> : null}
    </>
  );
}

interface CurrencyPickerProps {
  readonly view: RevenueView | undefined;
  readonly onChange: (currency: string) => void;
}

function CurrencyPicker({ view, onChange }: CurrencyPickerProps) {
  const { t } = useText();
  return view !== undefined && view.currencies.length > 1 ? (
    <SelectField
      native
      label={t("entity.planPayment.field.currency")}
      value={view.currency}
      onChange={onChange}
      options={view.currencies.map((each) => ({ value: each, label: each }))}
    />
  ) : null;
}
