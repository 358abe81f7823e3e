import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { RANGE_SEPARATOR } from "../http/date-range.ts";

/** Whether a column is filtered by days. */
export function isDateColumn({ columnType }: PgColumn): boolean {
  return columnType === "PgDateString" || isMomentColumn(columnType);
}

function isMomentColumn(columnType: string): boolean {
  return columnType === "PgTimestampString";
}

/** The rows whose day is within a range, both ends included. */
export function toDateCondition(column: PgColumn, range: string): SQL {
  return toDaysCondition(sql`${column}`, range, isMomentColumn(column.columnType));
}

/** The same of any expression; a moment is of the day that it is in UTC. */
export function toDaysCondition(value: SQL, range: string, isMoment: boolean): SQL {
  const [from = "", to = from] = range.split(RANGE_SEPARATOR);
  const start = from === "" ? undefined : sql`${value} >= ${isMoment ? `${from}T00:00:00Z` : from}`;
  const last = isMoment ? sql`${value} < (${to}::date + 1)::timestamp at time zone 'UTC'` : sql`${value} <= ${to}`;
  return and(start, to === "" ? undefined : last) ?? sql`true`;
}
