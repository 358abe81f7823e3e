import { and, or, type SQL, sql } from "drizzle-orm";
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
  return within(dayBounds(value, range));
}

/** The same for an expression of type timestamptz: days of the time zone, or moments with millisecond precision. */
export function toMomentsCondition(value: SQL, range: string, timeZone: string): SQL {
  return within(momentBounds(value, range, timeZone));
}

/** Days outside of a range. Unlike NOT, it can use an index. */
export function toOtherDaysCondition(value: SQL, range: string): SQL {
  return outside(dayBounds(value, range));
}

/** Moments outside of a range. */
export function toOtherMomentsCondition(value: SQL, range: string, timeZone: string): SQL {
  return outside(momentBounds(value, range, timeZone));
}

/** An end of a range: the condition that a value is on the inner side, and its contrary. */
interface Bound {
  readonly inner: SQL;
  readonly outer: SQL;
}

const within = (bounds: readonly Bound[]) => and(...bounds.map(({ inner }) => inner)) ?? sql`true`;
const outside = (bounds: readonly Bound[]) => or(...bounds.map(({ outer }) => outer)) ?? sql`false`;

function dayBounds(value: SQL, range: string): readonly Bound[] {
  const [from = "", to = from] = range.split(RANGE_SEPARATOR);
  return [
    ...(from === "" ? [] : [{ inner: sql`${value} >= ${from}`, outer: sql`${value} < ${from}` }]),
    ...(to === "" ? [] : [{ inner: sql`${value} <= ${to}`, outer: sql`${value} > ${to}` }]),
  ];
}

function momentBounds(value: SQL, range: string, timeZone: string): readonly Bound[] {
  const [from = "", to = from] = range.split(RANGE_SEPARATOR);
  const first = isMoment(from) ? new Date(from) : startOfDay(from, timeZone);
  const behind = isMoment(to) ? new Date(Date.parse(to) + 1) : endOfDay(to, timeZone);
  const sides = (moment: Date, inner: SQL, outer: SQL): Bound => {
    const limit = sql`${toSqlMoment(moment)}::timestamptz`;
    return { inner: sql`${value} ${inner} ${limit}`, outer: sql`${value} ${outer} ${limit}` };
  };
  return [
    ...(from === "" ? [] : [sides(first, sql`>=`, sql`<`)]),
    ...(to === "" ? [] : [sides(behind, sql`<`, sql`>=`)]),
  ];
}

/** SQL has another syntax for years before 1 and after 9999; no record has such a moment. */
function toSqlMoment(moment: Date): string {
  const text = moment.toISOString();
  return /^\d{4}-/.test(text) && text >= "0001" ? text : text.startsWith("+") ? "infinity" : "-infinity";
}
