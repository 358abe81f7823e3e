import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { PartType } from "../../contract/backend.ts";
import { jsonPath } from "../../contract/json-path.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { toDaysCondition, toMomentsCondition } from "./date-condition.ts";
import { type SortKey, toTextKey, toWordKey } from "./sort-keys.ts";
import { columnOf, type Stored } from "./stored-entity.ts";

/** SQL expression of an object's property and its type; null for a plain field. */
export function partOf(
  { table, parts = {} }: Stored,
  path: string,
): { readonly type: PartType; readonly value: SQL } | null {
  const type = parts[path];
  if (type === undefined) {
    return null;
  }
  const [column = "", ...names] = path.split(".");
  // Literal, as in the index expression, which cannot contain a parameter.
  return { type, value: sql`(${columnOf(table, column)}${sql.raw(jsonPath(names))})${sql.raw(CASTS[type])}` };
}

/** ISO days, whose text order is their order. */
const CASTS: Readonly<Record<PartType, string>> = {
  text: "",
  word: "",
  date: "",
  number: "::numeric",
  boolean: "::boolean",
  datetime: "::timestamptz",
};

/** Condition: a property equals one of the values; days and moments are within one of the ranges. */
export function toPartCondition(
  { type, value }: NonNullable<ReturnType<typeof partOf>>,
  wanted: unknown[],
  timeZone: string,
): SQL {
  if (type === "date" || type === "datetime") {
    const ranges = wanted.map(String);
    const conditions = ranges.map((range) =>
      type === "date" ? toDaysCondition(value, range) : toMomentsCondition(value, range, timeZone),
    );
    return or(...conditions) ?? sql`false`;
  }
  return inArray(value, wanted);
}

/** The sort key of a property; `words` are the values of an enumeration. */
export function toPartOrder(
  { type, value }: NonNullable<ReturnType<typeof partOf>>,
  words?: readonly string[],
): SortKey {
  if (words !== undefined) {
    return toWordKey(value, words);
  }
  return type === "text" || type === "word" || type === "date"
    ? toTextKey(value)
    : { expression: value, type: CASTS[type].replace("::", ""), mayBeBlank: true };
}

/** The schema at a path of a record. */
export function schemaAt(schema: JsonSchema | undefined, path: string): JsonSchema | undefined {
  return path.split(".").reduce((whole, name) => whole?.properties?.[name], schema);
}
