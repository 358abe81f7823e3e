import { and, eq, gt, gte, inArray, isNotNull, lt, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Comparison, dayOf, type Operand, type Predicate } from "../../contract/predicate.ts";
import { hasSameText } from "../database/same-text.ts";
import { columnOf, isId } from "./stored-entity.ts";

/** A predicate over a table's own columns, in SQL. What has no value is neither more nor less than anything. */
export function toPredicateCondition(table: PgTable, predicate: Predicate): SQL {
  const all = (parts: readonly Predicate[]) => parts.map((part) => toPredicateCondition(table, part));
  if ("all" in predicate) {
    return and(sql`true`, ...all(predicate.all)) ?? sql`true`;
  }
  if ("any" in predicate) {
    return or(sql`false`, ...all(predicate.any)) ?? sql`false`;
  }
  if ("none" in predicate) {
    return not(or(sql`false`, ...all(predicate.none)) ?? sql`false`);
  }
  const { field, ...tests } = predicate;
  const column = columnOf(table, field);
  const conditions = Object.entries(tests).map(([test, operand]) =>
    TESTS[test as keyof typeof TESTS](column, toOperands(table, column, operand)),
  );
  // A comparison with nothing is unknown to SQL, and a group of none would be so too.
  return sql`coalesce(${and(sql`true`, ...conditions)}, false)`;
}

type Value = string | number | boolean | PgColumn;

const TESTS: Readonly<Record<Exclude<keyof Comparison, "field">, (column: PgColumn, operands: Value[]) => SQL>> = {
  is: isAny,
  isNot: (column, operands) => sql`not coalesce(${isAny(column, operands)}, false)`,
  moreThan: (column, [operand]) => gt(column, operand),
  lessThan: (column, [operand]) => lt(column, operand),
  atLeast: (column, [operand]) => gte(column, operand),
  atMost: (column, [operand]) => lte(column, operand),
  // By way of its text, which has all of its digits.
  moreDecimalsThan: (column, [most]) => gt(sql`scale(trim_scale(${column}::text::numeric))`, most),
  isThere: (column, [isWanted]) => (isWanted === true ? isThere(column) : not(isThere(column))),
};

/** A text without a character and a list without an item are no value. */
function isThere(column: PgColumn): SQL {
  if (column.columnType === "PgArray") {
    return sql`coalesce(cardinality(${column}), 0) > 0`;
  }
  return column.columnType === "PgText" ? sql`coalesce(${column}, '') <> ''` : isNotNull(column);
}

function isAny(column: PgColumn, operands: Value[]): SQL {
  if (column.columnType === "PgArray") {
    const parts = operands.map((operand) => sql`${operand} = any(${column})`);
    return or(sql`false`, ...parts) ?? sql`false`;
  }
  const [first] = operands;
  if (operands.length === 1 && typeof first === "object") {
    return column.columnType === "PgText" && first.columnType === "PgText"
      ? (and(hasSameText(column, first), ne(column, ""), ne(first, "")) ?? sql`false`)
      : eq(column, first);
  }
  // An id that is none is the id of nothing, and no error of the database.
  const wanted = column.columnType === "PgUUID" ? operands.filter(isId) : operands;
  return inArray(column, wanted);
}

function toOperands(table: PgTable, column: PgColumn, operand: Operand | readonly Operand[]): Value[] {
  return [operand].flat().map((each) => {
    const value = each as Operand;
    if (typeof value !== "object") {
      return column.dataType === "string" && typeof value !== "boolean" ? String(value) : value;
    }
    return "today" in value ? dayOf(value.today) : columnOf(table, value.field);
  });
}
