const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What stands between the first and the last day of a range. */
export const RANGE_SEPARATOR = "..";

/** Whether a filter's value is a day, or two with `..` between them, either of which may be left out. */
export function isDateRange(text: string): boolean {
  const ends = text.split(RANGE_SEPARATOR);
  const isOneDay = ends.length === 1;
  return ends.length <= 2 && text !== RANGE_SEPARATOR && ends.every((end) => (end === "" && !isOneDay) || isDay(end));
}

function isDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) {
    return false;
  }
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}
