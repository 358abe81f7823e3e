import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { endOfDay, startOfDay } from "../../contract/calendar.ts";
import { isMoment, RANGE_SEPARATOR } from "../http/date-range.ts";

/** Checks if a column is filtered by days. */
export function isDateColumn(column: PgColumn): boolean {
  return column.columnType === "PgDateString" || isMomentColumn(column);
}

/** Checks if a column contains moments. */
export function isMomentColumn({ columnType }: PgColumn): boolean {
  return columnType === "PgTimestampString";
}

/** Condition: the day of a row is within a range, including both ends. A moment has its day in the time zone. */
export function toDateCondition(column: PgColumn, range: string, timeZone: string): SQL {
  return isMomentColumn(column)
    ? toMomentsCondition(sql`${column}`, range, timeZone)
    : toDaysCondition(sql`${column}`, range);
}

/** The same for an expression of type date. */
export function toDaysCondition(value: SQL, range: string): SQL {
  const [from = "", to = from] = range.split(RANGE_SEPARATOR);
  return (
    and(from === "" ? undefined : sql`${value} >= ${from}`, to === "" ? undefined : sql`${value} <= ${to}`) ?? sql`true`
  );
}

/** The same for an expression of type timestamptz: days of the time zone, or moments with millisecond precision. */
export function toMomentsCondition(value: SQL, range: string, timeZone: string): SQL {
  const [from = "", to = from] = range.split(RANGE_SEPARATOR);
  const first = isMoment(from) ? new Date(from) : startOfDay(from, timeZone);
  const behind = isMoment(to) ? new Date(Date.parse(to) + 1) : endOfDay(to, timeZone);
  return (
    and(
      from === "" ? undefined : sql`${value} >= ${toSqlMoment(first)}::timestamptz`,
      to === "" ? undefined : sql`${value} < ${toSqlMoment(behind)}::timestamptz`,
    ) ?? sql`true`
  );
}

/** SQL has another syntax for years before 1 and after 9999; no record has such a moment. */
function toSqlMoment(moment: Date): string {
  const text = moment.toISOString();
  return /^\d{4}-/.test(text) && text >= "0001" ? text : text.startsWith("+") ? "infinity" : "-infinity";
}
