import { addDays, type DateRange, daysBetween } from "../lib/date-range.ts";

/** Days in order, both included, as `2030-01-31`. */
export type Period = DateRange;

/** Choices of a period. The months include the current one. `custom`: any days. */
export const PERIODS = ["thisQuarter", "months3", "months6", "months12", "thisYear", "custom"] as const;

export type PeriodName = (typeof PERIODS)[number];

/** Names of the periods to compare with. */
export const COMPARISONS = ["previous", "yearBefore", "nothing"] as const;

export type Comparison = (typeof COMPARISONS)[number];

/**
 * The days of a choice up to today.
 *
 * @example
 * toPeriod("months3", "2030-05-20"); // 2030-03-01 to 2030-05-20
 */
export function toPeriod(name: Exclude<PeriodName, "custom">, today: string): Period {
  const month = Number(today.slice(5, 7));
  const months = {
    thisQuarter: ((month - 1) % 3) + 1,
    months3: 3,
    months6: 6,
    months12: 12,
    thisYear: month,
  }[name];
  return { from: shiftMonths(`${today.slice(0, 8)}01`, 1 - months), to: today };
}

/** The chosen period and comparison. `days` are those of the period. */
export interface PeriodChoice {
  readonly name: PeriodName;
  readonly comparison: Comparison;
  readonly days: Period;
}

/**
 * The days to compare a period with: the quarter, year, months or days before it, with equally many elapsed days, or the
 * same days of the year before. Null for no comparison.
 *
 * @example
 * const days = { from: "2030-04-01", to: "2030-05-20" };
 * toCompared({ name: "thisQuarter", comparison: "previous", days }); // 2030-01-01 to 2030-02-20
 */
export function toCompared({ name, comparison, days }: PeriodChoice): Period | null {
  if (comparison === "nothing") {
    return null;
  }
  if (comparison === "yearBefore" || name === "thisYear") {
    return shiftPeriod(days, -12);
  }
  const { from, to } = days;
  if (from.endsWith("-01")) {
    return shiftPeriod(days, name === "thisQuarter" ? -3 : monthOf(from) - monthOf(to) - 1);
  }
  const count = (daysBetween(from, to) ?? 0) + 1;
  return { from: addDays(from, -count), to: addDays(to, -count) };
}

/** Whole months stay whole: the end of a month moves to the end of the other. */
function shiftPeriod({ from, to }: Period, months: number): Period {
  const isMonthEnd = addDays(to, 1).endsWith("-01");
  const shifted = shiftMonths(to, months);
  const end = isMonthEnd ? addDays(shiftMonths(`${shifted.slice(0, 8)}01`, 1), -1) : shifted;
  return { from: shiftMonths(from, months), to: end };
}

/** The same day of another month, or its last day. */
function shiftMonths(day: string, months: number): string {
  const index = monthOf(day) + months;
  const toFirst = (at: number) =>
    `${String(Math.floor(at / 12)).padStart(4, "0")}-${String((((at % 12) + 12) % 12) + 1).padStart(2, "0")}-01`;
  const last = addDays(toFirst(index + 1), -1);
  const same = `${toFirst(index).slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
