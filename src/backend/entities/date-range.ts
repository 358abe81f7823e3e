import { and, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const SEPARATOR = "..";

/** Whether a filter's value is a day, or two with `..` between them, either of which may be left out. */
export function isDateRange(text: string): boolean {
  const ends = text.split(SEPARATOR);
  const isOneDay = ends.length === 1;
  return ends.length <= 2 && text !== SEPARATOR && ends.every((end) => (end === "" && !isOneDay) || isDay(end));
}

/** Whether a column is filtered by days. */
export function isDateColumn({ columnType }: PgColumn): boolean {
  return columnType === "PgDateString" || columnType === "PgTimestampString";
}

/** The rows whose day is within a range, both ends included; a moment is of the day that it is in UTC. */
export function toDateCondition(column: PgColumn, range: string): SQL {
  const [from = "", to = from] = range.split(SEPARATOR);
  const isMoment = column.columnType === "PgTimestampString";
  const start = from === "" ? undefined : gte(column, isMoment ? `${from}T00:00:00Z` : from);
  const last = isMoment ? lt(column, sql`(${to}::date + 1)::timestamp at time zone 'UTC'`) : lte(column, to);
  return and(start, to === "" ? undefined : last) ?? sql`true`;
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
