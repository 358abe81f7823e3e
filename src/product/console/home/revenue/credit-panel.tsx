import { useQuery } from "@tanstack/react-query";
import { entityKey, useOptionalCall, useService } from "entity-console/console";
import { LineChart, type PeriodChoice, SaveFigures, toCompared } from "entity-console/console/screens";
import { Link, Panel, Skeleton, Typography } from "entity-console/console/ui";
import { Link as RouterLink } from "react-router-dom";
import { currency } from "../../../../../generated/currency.ts";
import type { CreditMonth } from "../../../../../schema/revenue.ts";
import { Figure, Figures } from "../../show/figures.tsx";
import { Change } from "./change.tsx";
import { shareOf } from "./revenue-figures.ts";
import { useRevenueText } from "./use-revenue-text.ts";

const pathOf = ({ untilDay }: Pick<CreditMonth, "untilDay">) => `/revenue/credits?day=${untilDay}`;

function useCreditHistory(choice: PeriodChoice) {
  const { creditHistory } = useService();
  const { days } = choice;
  const before = toCompared(choice);
  return useQuery({
    queryKey: [...entityKey("coupon"), "creditHistory", days, before],
    queryFn: async ({ signal }) => {
      const [now, compared] = await Promise.all([
        creditHistory({ sinceDay: days.from, untilDay: days.to }, { signal }),
        before === null ? null : creditHistory({ sinceDay: before.from, untilDay: before.to }, { signal }),
      ]);
      return { now, compared: compared?.credits ?? null };
    },
  });
}

/** Credits that coupons could still grant, at the end of each month, if the backend keeps them. */
export function CreditPanel({ choice }: { readonly choice: PeriodChoice }) {
  return useOptionalCall("creditHistory") ? <Credits choice={choice} /> : null;
}

function Credits({ choice }: { readonly choice: PeriodChoice }) {
  const { data, isError } = useCreditHistory(choice);
  const { t, days, day, month, compact } = useRevenueText(currency);
  if (isError) {
    return null;
  }
  const { now, compared } = data ?? { now: null, compared: null };
  const months = now?.credits ?? [];
  const last = months.at(-1);
  const points = months.map((each, index) => {
    const other = compared?.at(index - months.length);
    return {
      id: each.sinceDay,
      label: month(each.sinceDay),
      text: `${days(each)}: ${t("unit.credits", { count: each.outstandingCredits })}`,
      value: each.outstandingCredits,
      path: pathOf(each),
      isIncomplete: each.isPartial,
      compared: other?.outstandingCredits ?? null,
    };
  });
  return (
    <Panel
      title={t("product.credits.title")}
      action={
        last === undefined ? undefined : (
          <span>
            <SaveCredits months={months} />
          </span>
        )
      }
    >
      {data === undefined ? <Skeleton variant="rounded" height={280} /> : null}
      {last === undefined ? null : (
        <>
          <LastFigures last={last} before={compared?.at(-1)} />
          <LineChart label={t("product.credits.title")} points={points} format={compact} />
        </>
      )}
      {data === undefined ? null : (
        <Typography variant="caption" color="textSecondary">
          {now?.firstState === undefined
            ? t("product.credits.empty")
            : t("product.credits.definition", { day: day(now.firstState) })}
        </Typography>
      )}
    </Panel>
  );
}

function SaveCredits({ months }: { readonly months: readonly CreditMonth[] }) {
  const { t, days } = useRevenueText(currency);
  const toTable = () => [
    [
      t("product.revenue.month"),
      t("product.credits.outstanding"),
      t("product.credits.coupons"),
      t("product.credits.unlimited"),
    ],
    ...months.map((each) => [days(each), each.outstandingCredits, each.creditCoupons, each.unlimitedCoupons]),
  ];
  return <SaveFigures name={t("product.credits.file")} toTable={toTable} />;
}

interface LastFiguresProps {
  readonly last: CreditMonth;
  /** The last month of the period before; undefined without a comparison. */
  readonly before: CreditMonth | undefined;
}

/** The figures of the last month, each with that of the period before. */
function LastFigures({ last, before }: LastFiguresProps) {
  const { t, language, day, percent } = useRevenueText(currency);
  const count = (value: number) => value.toLocaleString(language);
  const note = (field: "outstandingCredits" | "creditCoupons" | "unlimitedCoupons") =>
    before === undefined
      ? null
      : t("product.revenue.against", { amount: count(before[field]), day: day(before.untilDay) });
  return (
    <Figures>
      <Figure label={t("product.credits.on", { day: day(last.untilDay) })} note={note("outstandingCredits")}>
        {count(last.outstandingCredits)}{" "}
        <Difference before={before?.outstandingCredits ?? 0} after={last.outstandingCredits} percent={percent} />
      </Figure>
      <Figure label={t("product.credits.coupons")} note={note("creditCoupons")}>
        <Link component={RouterLink} to={pathOf(last)} color="inherit">
          {count(last.creditCoupons)}
        </Link>
      </Figure>
      <Figure label={t("product.credits.unlimited")} note={note("unlimitedCoupons")}>
        {count(last.unlimitedCoupons)}
      </Figure>
    </Figures>
  );
}

interface DifferenceProps {
  readonly before: number;
  readonly after: number;
  readonly percent: (share: number) => string;
}

function Difference({ before, after, percent }: DifferenceProps) {
  const share = shareOf(before, after);
  // More outstanding credits are neither good nor bad.
  return share === null ? null : <Change share={share} text={percent(share)} isNeutral />;
}
