import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Calendar } from "../../contract/calendar.ts";
import {
  type Amount,
  type ComputedField,
  DEFAULT_SEPARATOR,
  isCalculation,
  operandsOf,
} from "../../contract/computed.ts";
import { usesToday } from "../../contract/predicate.ts";
import { toPredicateCondition } from "./predicate-condition.ts";
import { calendarOf, columnOf, type Listed, type Stored } from "./stored-entity.ts";

/** SQL expression of a computed field; null for a field with a column. */
export function computedSql(stored: Listed, name: string): SQL | null {
  const field = stored.computed?.[name];
  return field === undefined ? null : toSql(stored.table, field, calendarOf(stored));
}

/** Checks if the value of a computed field depends on the current day. */
export function dependsOnToday({ computed = {} }: Stored, name: string): boolean {
  const of = computed[name]?.of;
  return of !== undefined && !("join" in of) && !isCalculation(of) && usesToday(of);
}

/** Checks if a computed field is a text, which has a language-aware order. */
export function isText({ computed = {} }: Stored, name: string): boolean {
  return "join" in (computed[name]?.of ?? {});
}

/** Checks if a computed field is a number. */
export function isNumber({ computed = {} }: Stored, name: string): boolean {
  const of = computed[name]?.of;
  return of !== undefined && !("join" in of) && isCalculation(of);
}

function toSql(table: Stored["table"], { of, decimals }: ComputedField, calendar: Calendar): SQL {
  if ("join" in of) {
    const texts = of.join.map((field) => sql`nullif(${columnOf(table, field)}, '')`);
    return sql`nullif(concat_ws(${of.with ?? DEFAULT_SEPARATOR}::text, ${sql.join(texts, sql`, `)}), '')`;
  }
  if (!isCalculation(of)) {
    return toPredicateCondition(table, of, calendar);
  }
  const number = toNumber(table, of);
  return decimals === undefined ? number : sql`round(${number}, ${decimals}::integer)`;
}

function toNumber(table: Stored["table"], amount: Amount): SQL {
  if (typeof amount === "number") {
    return sql`${amount}::numeric`;
  }
  if (typeof amount === "string") {
    return toNumeric(columnOf(table, amount));
  }
  const sign = "add" in amount ? sql` + ` : "subtract" in amount ? sql` - ` : sql` * `;
  const parts = operandsOf(amount).map((each) => toNumber(table, each));
  return sql`(${sql.join(parts, sign)})`;
}

/** A column with all its digits. PostgreSQL's own cast to numeric keeps 15 digits of a double. */
function toNumeric(column: PgColumn): SQL {
  return column.getSQLType() === "double precision" ? sql`${column}::text::numeric` : sql`${column}::numeric`;
}
