import { formatDateTime, useText } from "entity-console/console";
import { type BarSeries, LineChart, StackedBars } from "entity-console/console/screens";
import { Link, Typography } from "entity-console/console/ui";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { RevenueMonth } from "../../../../../schema/revenue.ts";
import type { RevenueHistory } from "../../../../../schema/service.ts";
import { Figure, Figures } from "../../show/figures.tsx";
import { Change } from "./change.tsx";
import { accountsPath, MOVEMENTS, shareOf, totalsOf } from "./revenue-figures.ts";
import { RevenueTable } from "./revenue-table.tsx";
import { useRevenueText } from "./use-revenue-text.ts";

const TONES = {
  newBusiness: "primary",
  expansion: "info",
  reactivation: "success",
  contraction: "warning",
  churn: "error",
  planTransfer: "neutral",
} as const;

interface ChartsProps {
  readonly history: RevenueHistory;
  /** Of one currency and part. */
  readonly months: readonly RevenueMonth[];
  /** Null without a comparison. */
  readonly compared: readonly RevenueMonth[] | null;
  /** Rendered below the totals. */
  readonly children?: ReactNode;
}

/** Figures, charts and the table of a period in one currency. */
export function RevenueCharts({ history, months, compared, children }: ChartsProps) {
  const { t, language } = useText();
  const [first] = months;
  if (first === undefined) {
    return <Typography variant="body2">{t("product.revenue.empty")}</Typography>;
  }
  return (
    <>
      <Totals months={months} compared={compared} />
      {children}
      <Balance months={months} compared={compared} />
      <Movements months={months} />
      <RevenueTable months={months} />
      <Typography variant="caption" color="textSecondary">
        {t("product.revenue.definition")}{" "}
        {t("product.revenue.freshness", { zone: history.monthsZone, at: formatDateTime(history.computedAt, language) })}{" "}
        {months.some(({ isRestated }) => isRestated) ? t("product.revenue.restated") : null}
      </Typography>
    </>
  );
}

type MonthsProps = Pick<ChartsProps, "months" | "compared">;

function Totals({ months, compared }: MonthsProps) {
  const currency = months[0]?.currency ?? "";
  const { t, money, signed, percent, day, language } = useRevenueText(currency);
  const now = totalsOf(months);
  const before = compared === null || compared.length === 0 ? null : totalsOf(compared);
  const last = compared?.at(-1);
  const share = before === null ? null : shareOf(before.closing, now.closing);
  const period = {
    ...months[0],
    sinceDay: months[0]?.sinceDay ?? "",
    untilDay: months.at(-1)?.untilDay ?? "",
    currency,
  };
  const against = (amount: string) =>
    last === undefined ? null : t("product.revenue.against", { amount, day: day(last.untilDay) });
  return (
    <Figures>
      <Figure
        label={t("product.revenue.atEnd", { day: day(period.untilDay) })}
        note={before === null ? null : against(money(before.closing))}
      >
        {money(now.closing)} {share === null ? null : <Change share={share} text={percent(share)} />}
      </Figure>
      <Figure
        label={t("product.revenue.net")}
        note={before === null ? null : against(signed(before.closing - before.opening))}
      >
        {signed(now.closing - now.opening)}
      </Figure>
      <Figure
        label={t("product.revenue.payers")}
        note={before === null ? null : against(before.closingAccounts.toLocaleString(language))}
      >
        <Link component={RouterLink} to={accountsPath("closingBalance", period)} color="inherit">
          {now.closingAccounts.toLocaleString(language)}
        </Link>
      </Figure>
      <Figure
        label={t("product.revenue.gainedLost")}
        note={
          before === null
            ? null
            : against(`+${before.gained.toLocaleString(language)} / −${before.lost.toLocaleString(language)}`)
        }
      >
        <Link component={RouterLink} to={accountsPath("accountsGained", period)} color="inherit">
          +{now.gained.toLocaleString(language)}
        </Link>
        {" / "}
        <Link component={RouterLink} to={accountsPath("accountsLost", period)} color="inherit">
          −{now.lost.toLocaleString(language)}
        </Link>
      </Figure>
    </Figures>
  );
}

function Balance({ months, compared }: MonthsProps) {
  const { t, money, compact, month, days } = useRevenueText(months[0]?.currency ?? "");
  // The last months are aligned: earlier ones of the comparison may be unknown.
  const before = (index: number) => compared?.at(index - months.length);
  const points = months.map((each, index) => {
    const other = before(index);
    const against = other === undefined ? "" : `; ${days(other)}: ${money(other.closingBalance)}`;
    return {
      id: each.sinceDay,
      label: month(each.sinceDay),
      text: `${days(each)}: ${money(each.closingBalance)}${against}`,
      value: each.closingBalance,
      path: accountsPath("closingBalance", each),
      isIncomplete: each.isPartial,
      compared: other?.closingBalance ?? null,
    };
  });
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {t("product.revenue.balance")}
        {compared !== null && compared.length > 0 ? (
          <Typography component="span" variant="caption" color="textSecondary">
            {" "}
            {t("product.revenue.dashed")}
          </Typography>
        ) : null}
      </Typography>
      <LineChart label={t("product.revenue.balance")} points={points} format={compact} />
    </section>
  );
}

function Movements({ months }: Pick<ChartsProps, "months">) {
  const { t, signed, compact, month, days } = useRevenueText(months[0]?.currency ?? "");
  const kinds = MOVEMENTS.filter((kind) => kind !== "planTransfer" || months.some((each) => each[kind] !== 0));
  const series: readonly BarSeries[] = kinds.map((id) => ({
    id,
    label: t(`product.revenue.${id}`),
    tone: TONES[id],
  }));
  const columns = months.map((each) => ({
    id: each.sinceDay,
    label: month(each.sinceDay),
    parts: MOVEMENTS.filter((kind) => each[kind] !== 0).map((kind) => ({
      series: kind,
      value: each[kind],
      text: `${days(each)}: ${t(`product.revenue.${kind}`)} ${signed(each[kind])}`,
      path: accountsPath(kind, each),
    })),
  }));
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {t("product.revenue.movements")}
      </Typography>
      <StackedBars label={t("product.revenue.movements")} series={series} columns={columns} format={compact} />
    </section>
  );
}
