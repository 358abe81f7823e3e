import { useText } from "entity-console/console";
import { type BarSeries, SaveFigures, StackedBars } from "entity-console/console/screens";
import { Panel, Typography } from "entity-console/console/ui";
import { currency } from "../../../../../generated/currency.ts";
import type { CouponMonth } from "../../../../../schema/revenue.ts";
import { Figure, Figures } from "../../show/figures.tsx";
import { useRevenueText } from "./use-revenue-text.ts";

interface CouponMonthsProps {
  readonly now: readonly CouponMonth[];
  /** Null without a comparison. */
  readonly compared: readonly CouponMonth[] | null;
}

const sum = (months: readonly CouponMonth[], field: "redemptions" | "credits" | "discounts") =>
  months.reduce((total, month) => total + month[field], 0);

const pathOf = ({ sinceDay, untilDay }: CouponMonth) =>
  `/revenue/redemptions?${new URLSearchParams({ since: sinceDay, until: untilDay }).toString()}`;

/** Redeemed coupons by month, and their cost: discounts and granted credits. */
export function CouponMonthsPanel({ now, compared }: CouponMonthsProps) {
  const { t, language } = useText();
  const { money, month, days, compact } = useRevenueText(currency);
  const count = (value: number) => value.toLocaleString(language);
  const note = (text: (months: readonly CouponMonth[]) => string) =>
    compared === null ? null : t("product.revenue.before", { amount: text(compared) });
  const series: readonly BarSeries[] = [
    { id: "redemptions", label: t("product.revenue.redemptions"), tone: "primary" },
  ];
  const columns = now.map((each) => ({
    id: each.sinceDay,
    label: month(each.sinceDay),
    parts:
      each.redemptions === 0
        ? []
        : [
            {
              series: "redemptions",
              value: each.redemptions,
              text: `${days(each)}: ${t("product.revenue.redeemed", { count: each.redemptions })}, ${money(each.discounts)}, ${t("unit.credits", { count: each.credits })}`,
              path: pathOf(each),
            },
          ],
  }));
  const toTable = () => [
    [
      t("product.revenue.month"),
      t("product.revenue.redemptions"),
      t("product.revenue.discounts"),
      t("product.revenue.credits"),
    ],
    ...now.map((each) => [days(each), each.redemptions, each.discounts, each.credits]),
  ];
  return (
    <Panel
      title={t("product.revenue.coupons")}
      action={
        <span>
          <SaveFigures name={t("product.revenue.couponsFile")} toTable={toTable} />
        </span>
      }
    >
      <Figures>
        <Figure label={t("product.revenue.redemptions")} note={note((months) => count(sum(months, "redemptions")))}>
          {count(sum(now, "redemptions"))}
        </Figure>
        <Figure label={t("product.revenue.discounts")} note={note((months) => money(sum(months, "discounts")))}>
          {money(sum(now, "discounts"))}
        </Figure>
        <Figure label={t("product.revenue.credits")} note={note((months) => count(sum(months, "credits")))}>
          {count(sum(now, "credits"))}
        </Figure>
      </Figures>
      {sum(now, "redemptions") === 0 ? (
        <Typography variant="body2">{t("product.revenue.noCoupons")}</Typography>
      ) : (
        <StackedBars
          label={t("product.revenue.coupons")}
          series={series}
          columns={columns}
          format={(value) => (Number.isInteger(value) ? compact(value) : "")}
          height={140}
        />
      )}
    </Panel>
  );
}
