/** A month, or the days of it that a period contains. Days are texts such as `2030-01-31`. */
export interface MonthPart {
  /** `2030-01` */
  readonly month: string;
  readonly sinceDay: string;
  readonly untilDay: string;
  /** True if days are missing, or the month has not ended. */
  readonly isPartial: boolean;
}

interface Period {
  readonly sinceDay: string;
  readonly untilDay: string;
  readonly today: string;
}

const MONTH_LENGTH = "2030-01".length;

/**
 * The months of a period, without days after today.
 *
 * @example
 * toMonthParts({ sinceDay: "2030-01-15", untilDay: "2030-02-28", today: "2030-03-01" });
 * // January from the 15th, which is partial, and February
 */
export function toMonthParts({ sinceDay, untilDay, today }: Period): readonly MonthPart[] {
  const end = untilDay < today ? untilDay : today;
  const parts: MonthPart[] = [];
  for (let month = sinceDay.slice(0, MONTH_LENGTH); sinceDay <= end && month <= end.slice(0, MONTH_LENGTH); ) {
    const [first, last] = [`${month}-01`, lastDayOf(month)];
    const isCut = last > end;
    const days = { sinceDay: first < sinceDay ? sinceDay : first, untilDay: isCut ? end : last };
    parts.push({ month, ...days, isPartial: days.sinceDay !== first || isCut || last >= today });
    month = nextMonth(month);
  }
  return parts;
}

/** The number of months that two days are in or between. */
export function monthsBetween(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, MONTH_LENGTH));
  return count(to) - count(from) + 1;
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(0);
  last.setUTCFullYear(year, number, 0);
  return last.toISOString().slice(0, "2030-01-31".length);
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12
    ? `${String(year + 1).padStart(4, "0")}-01`
    : `${String(year).padStart(4, "0")}-${String(number + 1).padStart(2, "0")}`;
}
