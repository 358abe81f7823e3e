import { and, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { FilterCondition } from "../../contract/list-filter.ts";
import { RANGE_SEPARATOR } from "../http/date-range.ts";
import type { Compared } from "./compared-field.ts";
import { toOtherDaysCondition, toOtherMomentsCondition } from "./date-condition.ts";
import { toNumeric, toTests } from "./filter-tests.ts";
import { withBound, withOtherValues, withoutWords } from "./index-conditions.ts";
import { toAbsenceCondition, toPresenceCondition } from "./presence-condition.ts";
import { isId } from "./stored-entity.ts";

/**
 * The negation of each test of a field. Rows without a value match a negation. NOT cannot use an index, so a negation
 * lists the other words of an enumeration, or compares with the values below and above, if that is possible.
 */
export function toContraries(condition: FilterCondition, compared: Compared): readonly SQL[] {
  const { field, ...tests } = condition;
  return Object.keys(tests).map((test) => {
    const only = { field, [test]: Reflect.get(tests, test) } as FilterCondition;
    // Rejects invalid tests too.
    const [exact = sql`false`] = toTests(only, compared);
    return toContrary(only, compared) ?? sql`not coalesce(${exact}, false)`;
  });
}

/** Null if no form of the negation can use an index. */
function toContrary({ is, atLeast, atMost, isThere }: FilterCondition, compared: Compared): SQL | null {
  if (isThere !== undefined) {
    return isThere ? toAbsenceCondition(compared) : toPresenceCondition(compared);
  }
  if (atLeast !== undefined) {
    return orBlank(compared, toBeyond(compared, "<", String(atLeast)));
  }
  if (atMost !== undefined) {
    return orBlank(compared, toBeyond(compared, ">", String(atMost)));
  }
  return is === undefined ? null : orBlank(compared, toOthers(compared, [is].flat().map(String)));
}

function orBlank({ value, column }: Compared, others: SQL | null): SQL | null {
  return others === null || column?.notNull === true ? others : (or(sql`${column ?? value} is null`, others) ?? null);
}

/** Values below or above a bound. */
function toBeyond(compared: Compared, sign: "<" | ">", text: string): SQL | null {
  const { kind, value, column } = compared;
  const compare = sign === "<" ? lt : gt;
  if (kind === "number") {
    return withBound(column, compare(sql`${value}::numeric`, toNumeric(text)), [sign === "<" ? "<=" : ">=", text]);
  }
  if (kind === "time") {
    return compare(value, sql`${text}::time`);
  }
  return toOutside(compared, sign === "<" ? `${text}${RANGE_SEPARATOR}` : `${RANGE_SEPARATOR}${text}`);
}

function toOutside({ value, kind, timeZone }: Compared, range: string): SQL {
  return kind === "moment" ? toOtherMomentsCondition(value, range, timeZone) : toOtherDaysCondition(value, range);
}

/** Values other than the given ones. */
function toOthers(compared: Compared, texts: readonly string[]): SQL | null {
  const { kind, value, column } = compared;
  const [text = ""] = texts;
  switch (kind) {
    case "day":
    case "moment":
      return and(...texts.map((range) => toOutside(compared, range))) ?? null;
    case "boolean":
      return inArray(
        value,
        [true, false].filter((one) => !texts.includes(String(one))),
      );
    case "id":
      return texts.length === 1 && isId(text) ? (or(lt(value, text), gt(value, text)) ?? null) : null;
    case "number":
      return texts.length === 1 ? withOtherValues(column, sql`${value}::numeric <> ${toNumeric(text)}`, text) : null;
    case "text":
      return column === null ? null : withoutWords(column, texts);
    default:
      return null;
  }
}
