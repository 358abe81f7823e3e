import { and, arrayOverlaps, gte, inArray, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { PgArray, PgColumn } from "drizzle-orm/pg-core";
import { type FilterCondition, type FilterValue, groupOf, type ListFilter } from "../../contract/list-filter.ts";
import { formats } from "../../kinds/formats.ts";
import { hasAnyText } from "../database/same-text.ts";
import { isDateRange, isMomentRange, RANGE_SEPARATOR } from "../http/date-range.ts";
import { computedSql, isNumber, isText } from "./computed-sql.ts";
import { toDaysCondition, toMomentsCondition } from "./date-condition.ts";
import { withBound, withNumbers, withSearchedTexts } from "./index-conditions.ts";
import { linkOf, toAnyLinkCondition, toLinkCondition } from "./link-condition.ts";
import { partOf } from "./part-sql.ts";
import { type Kind, type Present, toAbsenceCondition, toPresenceCondition } from "./presence-condition.ts";
import { invalidFilter } from "./read-filter.ts";
import { calendarOf, columnOf, isId, type Listed, type Stored } from "./stored-entity.ts";

interface Compared extends Present {
  /** True for a text that is compared by its identity. */
  readonly isIdentity?: boolean;
  /** Time zone of days. */
  readonly timeZone: string;
}

/** SQL condition of a filter with groups. Throws for a test that the field does not allow. */
export function toFilterCondition(stored: Listed, filter: ListFilter, isNegated = false): SQL {
  const group = groupOf(filter);
  if (group === null) {
    const condition = and(...toConditions(stored, filter as FilterCondition)) ?? sql`true`;
    // A comparison with NULL is unknown in SQL, and would make a negated group unknown too. Elsewhere unknown counts as
    // false, and without the function the condition can use an index.
    return isNegated ? sql`coalesce(${condition}, false)` : condition;
  }
  const parts = group.parts.map((part) => toFilterCondition(stored, part, isNegated || group.kind === "none"));
  const any = or(sql`false`, ...parts) ?? sql`false`;
  return group.kind === "all" ? (and(sql`true`, ...parts) ?? sql`true`) : group.kind === "any" ? any : not(any);
}

/** Fields by which a list is filtered, sorted or searched, and ids. */
function fieldsOf({ filters, sortable, search }: Stored): ReadonlySet<string> {
  return new Set(["id", ...filters, ...sortable, ...search]);
}

function toConditions(stored: Listed, condition: FilterCondition): readonly SQL[] {
  const { field } = condition;
  const fields = fieldsOf(stored);
  if (!fields.has(field)) {
    throw invalidFilter(
      `names "${field}", by which this list is not filtered: name one of ${[...fields].sort().join(", ")}`,
    );
  }
  const link = linkOf(stored, field);
  if (link === undefined) {
    return toTests(condition, comparedOf(stored, field));
  }
  const { is, isThere, ...others } = condition;
  refuse(
    field,
    "records",
    Object.keys(others).filter((test) => test !== "field"),
  );
  return [
    ...(is === undefined ? [] : [toLinkCondition(stored, link, [is].flat())]),
    ...(isThere === undefined
      ? []
      : [isThere ? toAnyLinkCondition(stored, link) : not(toAnyLinkCondition(stored, link))]),
  ];
}

/** Tests that are not defined for the kind of the field. */
function refuse(field: string, kind: string, [test]: readonly string[]): void {
  if (test !== undefined) {
    throw invalidFilter(`asks "${test}" of "${field}", whose kind is ${kind}: ask "is" or "isThere"`);
  }
}

const COLUMN_KINDS: Readonly<Record<string, Kind>> = {
  PgUUID: "id",
  PgDateString: "day",
  PgTimestampString: "moment",
  PgTime: "time",
};
const DATA_KINDS: Readonly<Record<string, Kind>> = { number: "number", boolean: "boolean", string: "text" };
const PART_KINDS = {
  text: "text",
  word: "text",
  number: "number",
  boolean: "boolean",
  date: "day",
  datetime: "moment",
} as const;

function comparedOf(stored: Listed, field: string): Compared {
  const { timeZone } = calendarOf(stored);
  const computed = computedSql(stored, field);
  if (computed !== null) {
    const kind = isText(stored, field) ? "text" : isNumber(stored, field) ? "number" : "boolean";
    return { kind, value: computed, timeZone, stored, field, column: null };
  }
  const part = partOf(stored, field);
  if (part !== null) {
    return { kind: PART_KINDS[part.type], value: part.value, timeZone, stored, field, column: null };
  }
  const column = columnOf(stored.table, field);
  const value = column.columnType === "PgDoublePrecision" ? toExact(column) : sql`${column}`;
  const isIdentity = stored.identities?.includes(field) === true;
  return { kind: kindOf(column), value, timeZone, isIdentity, stored, field, column };
}

/** A double with all digits; the direct cast to numeric drops the last two. */
function toExact(column: PgColumn): SQL {
  return sql`${column}::text::numeric`;
}

function kindOf(column: PgColumn): Kind {
  if (column.columnType === "PgArray") {
    const { baseColumn } = column as unknown as PgArray<never, never>;
    return (baseColumn as PgColumn).dataType === "number" ? "numbers" : "texts";
  }
  return COLUMN_KINDS[column.columnType] ?? DATA_KINDS[column.dataType] ?? "object";
}

function toTests(
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

/** Describes the values of a kind, for error messages. */
const VALUES: Readonly<Record<Kind, readonly [words: string, isRight: (text: string) => boolean]>> = {
  text: ["texts", () => true],
  texts: ["texts", () => true],
  number: ["numbers", isNumeric],
  numbers: ["numbers", isNumeric],
  boolean: ["true or false", (text) => text === "true" || text === "false"],
  day: ["days, 2030-01-31, or ranges of them, 2030-01-01..2030-01-31", isDateRange],
  moment: ["days, 2030-01-31, or ranges of them, 2030-01-01..2030-01-31, or of moments with offsets", isMomentRange],
  time: ["times of day, 14:30", () => true],
  id: ["ids", () => true],
  object: ["a field with a single value", () => false],
};

function isNumeric(text: string): boolean {
  return text.length <= 40 && /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i.test(text);
}

function toTexts(field: string, { kind }: Pick<Compared, "kind">, values: readonly FilterValue[]): readonly string[] {
  const [words, isRight] = VALUES[kind];
  return values.map(String).map((text) => {
    if (!isRight(text)) {
      throw invalidFilter(`compares "${field}" with ${JSON.stringify(text)}: use ${words}`);
    }
    return text;
  });
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

const toNumeric = (text: string) => sql`${text}::numeric`;

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
