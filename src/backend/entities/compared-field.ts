import { is, type SQL, sql } from "drizzle-orm";
import { PgArray, PgColumn } from "drizzle-orm/pg-core";
import type { FilterValue } from "../../contract/list-filter.ts";
import { isDateRange, isMomentRange } from "../http/date-range.ts";
import { computedSql, isNumber, isText } from "./computed-sql.ts";
import { partOf } from "./part-sql.ts";
import type { Kind, Present } from "./presence-condition.ts";
import { invalidFilter } from "./read-filter.ts";
import { calendarOf, columnOf, type Listed } from "./stored-entity.ts";

/** A field that a filter compares. */
export interface Compared extends Present {
  /** True for a text that is compared by its identity. */
  readonly isIdentity?: boolean;
  /** Time zone of days. */
  readonly timeZone: string;
}

/** Tests that are not defined for the kind of the field. */
export function refuse(field: string, kind: string, [test]: readonly string[]): void {
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

/** The kind and the SQL expression of a field. */
export function comparedOf(stored: Listed, field: string): Compared {
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
  if (is(column, PgArray)) {
    return is(column.baseColumn, PgColumn) && column.baseColumn.dataType === "number" ? "numbers" : "texts";
  }
  return COLUMN_KINDS[column.columnType] ?? DATA_KINDS[column.dataType] ?? "object";
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

/** The values of a test as texts. Throws for values of another kind. */
export function toTexts(
  field: string,
  { kind }: Pick<Compared, "kind">,
  values: readonly FilterValue[],
): readonly string[] {
  const [words, isRight] = VALUES[kind];
  return values.map(String).map((text) => {
    if (!isRight(text)) {
      throw invalidFilter(`compares "${field}" with ${JSON.stringify(text)}: use ${words}`);
    }
    return text;
  });
}
