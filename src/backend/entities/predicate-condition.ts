import { and, eq, gt, gte, inArray, isNotNull, lt, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { addDays, type Calendar, dayOfMoment, readMoment } from "../../contract/calendar.ts";
import type { Comparison, Operand, Predicate } from "../../contract/predicate.ts";
import { hasSameText } from "../database/same-text.ts";
import { isMomentColumn } from "./date-condition.ts";
import { columnOf, isId } from "./stored-entity.ts";

/**
 * A predicate over a table's columns as SQL, equivalent to `holds` in TypeScript. The current day is a value in the
 * statement, so it must not be prepared for another day.
 */
export function toPredicateCondition(table: PgTable, predicate: Predicate, calendar: Calendar): SQL {
  const all = (parts: readonly Predicate[]) => parts.map((part) => toPredicateCondition(table, part, calendar));
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
  const conditions = Object.entries(tests).map(([test, operand]) => {
    const operands = toOperands({ table, column, calendar }, operand);
    return toTest(test as Test, { column, operands, timeZone: calendar.timeZone ?? "UTC" });
  });
  // A comparison with NULL is unknown in SQL, and would make a negated group unknown too.
  return sql`coalesce(${and(sql`true`, ...conditions)}, false)`;
}

type Value = string | number | boolean | PgColumn;
type Test = Exclude<keyof Comparison, "field">;

interface Compared {
  readonly column: PgColumn;
  readonly operands: Value[];
  readonly timeZone: string;
}

/** One test. A moment and a day are compared by days. */
function toTest(test: Test, { column, operands, timeZone }: Compared): SQL {
  const days = operands.map((operand) => toDays(column, operand, timeZone));
  if (test === "isThere" || days.every((pair) => pair === null)) {
    return TESTS[test](column, operands);
  }
  const single = test === "isNot" ? "is" : test;
  const parts = operands.map((operand, index) => {
    const pair = days[index];
    return pair
      ? sql`${pair.left} ${sql.raw(OPERATORS[single] ?? "=")} ${pair.right}`
      : TESTS[single](column, [operand]);
  });
  const any = or(sql`false`, ...parts) ?? sql`false`;
  return test === "isNot" ? sql`not coalesce(${any}, false)` : any;
}

const OPERATORS: { readonly [T in Test]?: string } = {
  is: "=",
  moreThan: ">",
  lessThan: "<",
  atLeast: ">=",
  atMost: "<=",
};

/** Both sides as days if one is a moment and the other one a day; otherwise null. */
function toDays(
  column: PgColumn,
  operand: Value,
  timeZone: string,
): { readonly left: SQL; readonly right: SQL } | null {
  const dayOf = (moment: PgColumn) => sql`(${moment} at time zone ${timeZone})::date`;
  const isDate = (value: Value) =>
    typeof value === "object" ? value.columnType === "PgDateString" : DAY.test(String(value));
  if (isMomentColumn(column)) {
    const right = typeof operand === "object" ? sql`${operand}` : sql`${operand}::date`;
    return isDate(operand) ? { left: dayOf(column), right } : null;
  }
  if (!isDate(column) || isDate(operand)) {
    return null;
  }
  const moment = typeof operand === "object" ? null : readMoment(operand, timeZone);
  const right = typeof operand === "object" ? dayOf(operand) : moment && sql`${dayOfMoment(moment, timeZone)}::date`;
  return right && { left: sql`${column}`, right };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

const TESTS: Readonly<Record<Test, (column: PgColumn, operands: Value[]) => SQL>> = {
  is: isAny,
  isNot: (column, operands) => sql`not coalesce(${isAny(column, operands)}, false)`,
  moreThan: (column, [operand]) => gt(column, operand),
  lessThan: (column, [operand]) => lt(column, operand),
  atLeast: (column, [operand]) => gte(column, operand),
  atMost: (column, [operand]) => lte(column, operand),
  // Cast through text, which has all digits.
  moreDecimalsThan: (column, [most]) => gt(sql`scale(trim_scale(${column}::text::numeric))`, most),
  isThere: (column, [isWanted]) => (isWanted === true ? isThere(column) : not(isThere(column))),
};

/** An empty text and an empty list count as no value. */
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
  // An invalid id matches no record, without a database error.
  const wanted = column.columnType === "PgUUID" ? operands.filter(isId) : operands;
  return inArray(column, wanted);
}

interface Place {
  readonly table: PgTable;
  readonly column: PgColumn;
  readonly calendar: Calendar;
}

function toOperands({ table, column, calendar }: Place, operand: Operand | readonly Operand[]): Value[] {
  return [operand].flat().map((each) => {
    const value = each;
    if (typeof value !== "object") {
      return column.dataType === "string" && typeof value !== "boolean" ? String(value) : value;
    }
    return "today" in value ? addDays(calendar.today, value.today) : columnOf(table, value.field);
  });
}
