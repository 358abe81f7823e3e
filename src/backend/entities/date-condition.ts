import { and, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { RANGE_SEPARATOR } from "../http/date-range.ts";

/** Whether a column is filtered by days. */
export function isDateColumn({ columnType }: PgColumn): boolean {
  return columnType === "PgDateString" || columnType === "PgTimestampString";
}

/** The rows whose day is within a range, both ends included; a moment is of the day that it is in UTC. */
export function toDateCondition(column: PgColumn, range: string): SQL {
  const [from = "", to = from] = range.split(RANGE_SEPARATOR);
  const isMoment = column.columnType === "PgTimestampString";
  const start = from === "" ? undefined : gte(column, isMoment ? `${from}T00:00:00Z` : from);
  const last = isMoment ? lt(column, sql`(${to}::date + 1)::timestamp at time zone 'UTC'`) : lte(column, to);
  return and(start, to === "" ? undefined : last) ?? sql`true`;
}
