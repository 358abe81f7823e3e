import { arrayOverlaps, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { FilterCondition, FilterValue } from "../../contract/list-filter.ts";
import { formats } from "../../kinds/formats.ts";
import { hasAnyText } from "../database/same-text.ts";
import { RANGE_SEPARATOR } from "../http/date-range.ts";
import { type Compared, refuse, toTexts } from "./compared-field.ts";
import { toDaysCondition, toMomentsCondition } from "./date-condition.ts";
import { withBound, withNumbers, withSearchedTexts } from "./index-conditions.ts";
import { toAbsenceCondition, toPresenceCondition } from "./presence-condition.ts";
import { invalidFilter } from "./read-filter.ts";
import { isId } from "./stored-entity.ts";

/** The conditions of all tests of a field. Unknown counts as false. */
export function toTests(
  { field, is, contains, atLeast, atMost, isThere }: FilterCondition,
  compared: Compared,
): readonly SQL[] {
  return [
    ...(is === undefined ? [] : [toAnyOf(field, compared, [is].flat())]),
    ...(contains === undefined ? [] : [toContains(field, compared, contains)]),
    ...(atLeast === undefined ? [] : [toBound(field, compared, { atLeast })]),
    ...(atMost === undefined ? [] : [toBound(field, compared, { atMost })]),
    ...(isThere === undefined ? [] : [isThere ? toPresenceCondition(compared) : toAbsenceCondition(compared)]),
  ];
}

function toAnyOf(field: string, compared: Compared, values: readonly FilterValue[]): SQL {
  const { kind, value } = compared;
  const texts = toTexts(field, compared, values);
  switch (kind) {
    case "day":
    case "moment":
      return or(...texts.map((days) => toRangeCondition(compared, days))) ?? sql`false`;
    case "texts":
      return arrayOverlaps(value, sql`${sql.param(texts)}::text[]`);
    case "numbers":
      return arrayOverlaps(sql`${value}::text[]::numeric[]`, sql`${sql.param(texts)}::numeric[]`);
    case "number":
      return withNumbers(compared.column, inArray(sql`${value}::numeric`, texts.map(toNumeric)), texts);
    case "boolean":
      return inArray(
        value,
        texts.map((text) => text === "true"),
      );
    case "time":
      return inArray(
        value,
        texts.filter((text) => formats.time.test(text)).map((text) => sql`${text}::time`),
      );
    case "id":
      return inArray(value, texts.filter(isId));
    default:
      return compared.isIdentity === true
        ? hasAnyText(value, texts)
        : withSearchedTexts(compared, inArray(value, [...texts]), texts);
  }
}

/** A number with all digits. */
export const toNumeric = (text: string) => sql`${text}::numeric`;

/** Ignores case and accents. For a list, matches any item. */
function toContains(field: string, compared: Compared, wanted: string): SQL {
  const { kind, value } = compared;
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, "\\$&")}%`;
  if (kind === "texts" || kind === "numbers") {
    return sql`exists (select 1 from unnest(${value}::text[]) item where search_text(item) like search_text(${pattern}))`;
  }
  refuse(field, kind, ["text", "number", "time", "id"].includes(kind) ? [] : ["contains"]);
  const text = kind === "number" ? sql`trim_scale(${value}::numeric)` : value;
  return sql`search_text(${kind === "text" ? text : sql`${text}::text`}) like search_text(${pattern})`;
}

function toBound(field: string, compared: Compared, bound: { atLeast?: FilterValue; atMost?: FilterValue }): SQL {
  const { kind, value } = compared;
  const test = bound.atLeast === undefined ? "atMost" : "atLeast";
  refuse(field, kind, ["number", "day", "moment", "time"].includes(kind) ? [] : [test]);
  const [text = ""] = toTexts(field, compared, [bound.atLeast ?? bound.atMost ?? ""]);
  const compare = test === "atLeast" ? gte : lte;
  if (kind === "number") {
    const exact = compare(sql`${value}::numeric`, toNumeric(text));
    return withBound(compared.column, exact, [test === "atLeast" ? ">=" : "<=", text]);
  }
  if (kind === "time") {
    if (!formats.time.test(text)) {
      throw invalidFilter(`has "${text}" as "${test}" of "${field}": write a time of day, 14:30`);
    }
    return compare(value, sql`${text}::time`);
  }
  if (text.includes(RANGE_SEPARATOR)) {
    throw invalidFilter(`has the range "${text}" as "${test}" of "${field}": write one day`);
  }
  const days = test === "atLeast" ? `${text}${RANGE_SEPARATOR}` : `${RANGE_SEPARATOR}${text}`;
  return toRangeCondition(compared, days);
}

function toRangeCondition({ kind, value, timeZone }: Compared, range: string): SQL {
  return kind === "moment" ? toMomentsCondition(value, range, timeZone) : toDaysCondition(value, range);
}
