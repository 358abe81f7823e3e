import { isRecord, type Json, type JsonObject, numberOf, textOf } from "../documents/json.ts";
import type { ForeignBounds, ForeignType } from "../foreign-model.ts";
import type { FlatSchema } from "./flatten.ts";

/** Formats of texts in the source, and their format in a spec. Others are dropped. */
const TEXT_FORMATS: Readonly<Record<string, string>> = {
  date: "date",
  "date-time": "date-time",
  datetime: "date-time",
  time: "time",
  duration: "duration",
  email: "email",
  "idn-email": "email",
  uri: "uri",
  url: "uri",
  iri: "uri",
  phone: "tel",
  tel: "tel",
  password: "password",
  html: "html",
};

/** Formats that define the syntax of the text: bounds and patterns do not apply. */
const COMPLETE = ["date", "date-time", "time", "duration"];

const NUMBER_WORDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

/** The type of a text. */
export function toText(keywords: JsonObject): ForeignType {
  const { format } = keywords;
  if (format === "decimal" || format === "bigdecimal") {
    return { kind: "number", isInteger: false, bounds: {} };
  }
  const known = typeof format === "string" && Object.hasOwn(TEXT_FORMATS, format) ? TEXT_FORMATS[format] : undefined;
  const pattern = fitPattern(keywords["pattern"]);
  const bounds = COMPLETE.includes(known ?? "")
    ? {}
    : {
        ...sizes(keywords, "minLength", "maxLength"),
        ...(pattern === null ? {} : { pattern }),
      };
  return { kind: "text", ...(known === undefined ? {} : { format: known }), bounds };
}

/**
 * A pattern as a regular expression with the `u` flag, which rejects escapes of characters without a meaning (`\\:`). Null
 * if it is none.
 */
export function fitPattern(pattern: unknown): string | null {
  if (typeof pattern !== "string" || pattern === "") {
    return null;
  }
  const plain = pattern.replaceAll(/\\([^A-Za-z0-9^$\\.*+?()[\]{}|/-])/g, "$1");
  return [pattern, plain].find(isRegExp) ?? null;
}

function isRegExp(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

/** Type of a number. OpenAPI 3.0 has `exclusiveMinimum: true` next to `minimum`. */
export function toNumber(keywords: JsonObject, isInteger: boolean): ForeignType {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = keywords;
  const words: JsonObject = {
    ...keywords,
    ...(above === true ? { exclusiveMinimum: minimum, minimum: undefined } : {}),
    ...(below === true ? { exclusiveMaximum: maximum, maximum: undefined } : {}),
  };
  const bounds: Record<string, number> = {};
  for (const word of NUMBER_WORDS) {
    const bound = numberOf(words[word]);
    // A bound of int64 is no bound: it is beyond the numbers of JSON.
    if (bound !== undefined && Math.abs(bound) <= Number.MAX_SAFE_INTEGER && (word !== "multipleOf" || bound > 0)) {
      bounds[word] = bound;
    }
  }
  return { kind: "number", isInteger, bounds };
}

/** Minimum and maximum number of characters or items. A minimum of 0 is left out: it excludes no value. */
export function sizes(
  keywords: JsonObject,
  least: "minLength" | "minItems",
  most: "maxLength" | "maxItems",
): ForeignBounds {
  const from = numberOf(keywords[least]);
  const to = numberOf(keywords[most]);
  return {
    ...(isCount(from) && from <= 1000 ? { [least]: from } : {}),
    ...(isCount(to) && to <= 1_000_000_000 ? { [most]: to } : {}),
  };
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value > 0;
}

/** The type of values that a schema lists: `enum` or `const`. */
export function toChoice(values: readonly Json[], name: string | undefined): ForeignType {
  const given = values.filter((value) => value !== null && value !== "");
  const texts = [...new Set(given.filter((value) => typeof value === "string"))];
  if (texts.length === given.length && texts.length > 0) {
    return { kind: "choice", values: texts, ...(name === undefined ? {} : { name }) };
  }
  if (given.length > 0 && given.every((value) => typeof value === "boolean")) {
    return { kind: "boolean" };
  }
  if (given.length > 0 && given.every((value) => typeof value === "number")) {
    return { kind: "number", isInteger: given.every(Number.isInteger), bounds: rangeOf(given) };
  }
  return values.some((value) => typeof value === "string")
    ? { kind: "text", bounds: {} }
    : { kind: "unknown", why: "its values have several types" };
}

/** Bounds of integers without a gap, such as 1 to 5: they allow the same values. Empty for other numbers. */
function rangeOf(given: readonly number[]): ForeignBounds {
  const sorted = [...new Set(given)].sort((a, b) => a - b);
  const [minimum = 0] = sorted;
  const maximum = minimum + sorted.length - 1;
  const isRange = Number.isSafeInteger(minimum) && sorted.length > 1 && sorted.at(-1) === maximum;
  return isRange && sorted.every(Number.isInteger) ? { minimum, maximum } : {};
}

/** The types that a schema names; from its other keywords if it names none. */
export function typesOf(
  keywords: JsonObject,
  { properties, items }: Pick<FlatSchema, "properties" | "items">,
): readonly string[] {
  const { type } = keywords;
  const named = (Array.isArray(type) ? type : [type]).filter((word): word is string => typeof word === "string");
  if (named.length > 0) {
    return named.filter((word) => word !== "null");
  }
  if (properties.size > 0 || isRecord(keywords["additionalProperties"])) {
    return ["object"];
  }
  if (items !== undefined) {
    return ["array"];
  }
  const isText = ["pattern", "minLength", "maxLength"].some((word) => keywords[word] !== undefined);
  const isNumber = NUMBER_WORDS.some((word) => keywords[word] !== undefined);
  const format = textOf(keywords["format"]) ?? "";
  return isText || Object.hasOwn(TEXT_FORMATS, format) ? ["string"] : isNumber ? ["number"] : [];
}
