import { formats } from "../../src/contract/formats.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { suggest } from "./spec-error.ts";

/** Why a field's type is of no use to a form, a table or a list. */
export interface FieldMistake {
  readonly name: string;
  readonly found: string;
  readonly write: string;
}

const FORMATS = Object.keys(formats);

const NUMBER_TAGS = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
] as const;

/** ts-json-schema-generator takes any tag text: `@default 5` on a string is a number, a typo a string. */
export function tagMistakes(name: string, schema: JsonSchema): readonly FieldMistake[] {
  const unfitNumbers = NUMBER_TAGS.filter((tag) => schema[tag] !== undefined && typeof schema[tag] !== "number").map(
    (tag) => ({ name, found: `@${tag} ${String(schema[tag])}`, write: `a number after @${tag}` }),
  );
  return unfitNumbers.length > 0
    ? unfitNumbers
    : [...formatMistakes(name, schema), ...boundMistakes(name, schema), ...defaultMistakes(name, schema)];
}

function formatMistakes(name: string, { format, pattern }: JsonSchema): readonly FieldMistake[] {
  return [
    ...(format === undefined || FORMATS.includes(format)
      ? []
      : [{ name, found: `@format ${format}`, write: suggest(format, FORMATS) }]),
    ...(pattern === undefined || isRegExp(pattern)
      ? []
      : [{ name, found: `@pattern ${pattern}`, write: "a regular expression of JavaScript, with its u flag" }]),
  ];
}

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}

const BOUNDS = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
] as const;

function boundMistakes(name: string, schema: JsonSchema): readonly FieldMistake[] {
  return BOUNDS.flatMap(([low, high]) =>
    (schema[low] ?? Number.NEGATIVE_INFINITY) <= (schema[high] ?? Number.POSITIVE_INFINITY)
      ? []
      : [
          {
            name,
            found: `@${low} ${schema[low]} above @${high} ${schema[high]}`,
            write: "the lower bound below the upper",
          },
        ],
  );
}

const FITS: Readonly<Record<JsonSchema["type"], (value: unknown, schema: JsonSchema) => boolean>> = {
  string: (value, schema) => typeof value === "string" && fitsText(value, schema),
  number: (value, schema) => typeof value === "number" && fitsRange(value, schema.minimum, schema.maximum),
  integer: (value, schema) => Number.isInteger(value) && fitsRange(Number(value), schema.minimum, schema.maximum),
  boolean: (value) => typeof value === "boolean",
  array: Array.isArray,
  object: (value) => typeof value === "object",
};

function fitsText(value: string, { enum: values, minLength, maxLength, pattern }: JsonSchema): boolean {
  const matches = pattern === undefined || !isRegExp(pattern) || new RegExp(pattern, "u").test(value);
  return matches && values?.includes(value) !== false && fitsRange([...value].length, minLength, maxLength);
}

function fitsRange(value: number, low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY): boolean {
  return low <= value && value <= high;
}

function defaultMistakes(name: string, schema: JsonSchema): readonly FieldMistake[] {
  const value = schema.default;
  if (value === undefined || FITS[schema.type](value, schema)) {
    return [];
  }
  const write = schema.enum === undefined ? `a ${schema.type} within its bounds, as JSON` : schema.enum.join(", ");
  return [{ name, found: `@default ${JSON.stringify(value)}`, write }];
}
