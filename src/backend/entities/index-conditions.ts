import { and, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { toTextKey, toWordKey } from "./sort-keys.ts";
import { columnOf, type Listed } from "./stored-entity.ts";

/*
 * Conditions that are true for all rows of another condition, and have an index. The planner cannot derive them: the exact
 * conditions compare casts and functions of a column.
 */

/** Values per condition for which a search by trigrams is faster than reading the table. */
const FEW_VALUES = 5;
const [LEAST_INTEGER, MAX_INTEGER] = [-2_147_483_648, 2_147_483_647];

const isInteger = (column: PgColumn) => column.columnType === "PgInteger";
const isDouble = (column: PgColumn) => column.columnType === "PgDoublePrecision";

/** Rows with one of the numbers. Rounding a number of any length to a double keeps equality and order. */
export function withNumbers(column: PgColumn | null, exact: SQL, texts: readonly string[]): SQL {
  if (column === null || !(isInteger(column) || isDouble(column))) {
    return exact;
  }
  const numbers = texts.map(Number).filter((value) => isDouble(column) || isStoredInteger(value));
  return and(inArray(column, numbers), exact) ?? exact;
}

function isStoredInteger(value: number): boolean {
  return Number.isInteger(value) && value >= LEAST_INTEGER && value <= MAX_INTEGER;
}

/** Rows with at least or at most a number. */
export function withBound(column: PgColumn | null, exact: SQL, [sign, text]: readonly [">=" | "<=", string]): SQL {
  if (column === null || !(isInteger(column) || isDouble(column))) {
    return exact;
  }
  const value = Number(text);
  const round = sign === ">=" ? Math.ceil : Math.floor;
  const bound = isDouble(column) ? value : Math.min(Math.max(round(value), LEAST_INTEGER), MAX_INTEGER);
  return and(sql`${column} ${sql.raw(sign)} ${bound}`, exact) ?? exact;
}

/** Rows with one of the texts, in a field of the quick search. */
export function withSearchedTexts(
  { stored, field }: { readonly stored: Listed; readonly field: string },
  exact: SQL,
  texts: readonly string[],
): SQL {
  const column = stored.search.includes(field) && stored.columns.includes(field) ? columnOf(stored.table, field) : null;
  if (column?.columnType !== "PgText" || texts.length > FEW_VALUES) {
    return exact;
  }
  const likes = texts.map(
    (text) => sql`search_text(${column}) like search_text(${text.replaceAll(/[\\%_]/g, "\\$&")})`,
  );
  return likes.length === 0 ? exact : (and(sql`(${sql.join(likes, sql` or `)})`, exact) ?? exact);
}

/** Rows without a text. Those without a sort key include them. */
export function withoutText(stored: Listed, field: string, exact: SQL): SQL {
  if (!stored.columns.includes(field)) {
    return exact;
  }
  const column = columnOf(stored.table, field);
  if (stored.sortable.includes(field)) {
    return and(sql`${toTextKey(column).expression} is null`, exact) ?? exact;
  }
  const isIdentity = stored.identities?.includes(field) === true && column.notNull;
  return isIdentity ? (and(sql`identity_text(${column}) = ''`, exact) ?? exact) : exact;
}

/**
 * Rows with one of the words of an enumeration, in a list that is sorted by it. The index of the order begins with the
 * position of the word; without this condition, it is read from its start.
 */
export function withPositions(column: PgColumn, exact: SQL, values: readonly unknown[]): SQL {
  const { enumValues = [] } = column;
  if (enumValues.length === 0) {
    return exact;
  }
  const positions = values.map((value) => toWordKey(sql`${value}::text`, enumValues).expression);
  return and(sql`${toWordKey(column, enumValues).expression} in (${sql.join(positions, sql`, `)})`, exact) ?? exact;
}

/** Rows with another number. */
export function withOtherValues(column: PgColumn | null, exact: SQL, text: string): SQL {
  const value = Number(text);
  if (column === null || !isInteger(column) || !isStoredInteger(value)) {
    return exact;
  }
  return and(or(lt(column, value), gt(column, value)), exact) ?? exact;
}

/** Rows with another word of an enumeration; null for other columns. */
export function withoutWords(column: PgColumn, texts: readonly string[]): SQL | null {
  const { enumValues = [] } = column;
  return enumValues.length === 0
    ? null
    : inArray(
        column,
        enumValues.filter((word) => !texts.includes(word)),
      );
}
