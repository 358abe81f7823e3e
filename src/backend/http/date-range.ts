const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Separator of the first and the last day of a range. */
export const RANGE_SEPARATOR = "..";

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Checks if a filter value is a range of days, or of moments with offsets. Either end may be missing. */
export function isMomentRange(text: string): boolean {
  const ends = text.split(RANGE_SEPARATOR);
  const isMoments = ends.length === 2 && text !== RANGE_SEPARATOR && ends.every((end) => end === "" || isMoment(end));
  return isMoments || isDateRange(text);
}

/** Checks if one end of a range is a moment with an offset. */
export function isMoment(text: string): boolean {
  const day = text.slice(0, "2030-01-31".length);
  return MOMENT.test(text) && isDay(day) && !Number.isNaN(Date.parse(text));
}

/** Checks if a filter value is a day, or two with `..` between them. Either may be missing. */
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
