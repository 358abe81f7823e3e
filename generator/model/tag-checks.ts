import { formats } from "../../src/contract/formats.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { suggest } from "../diagnostics/spec-error.ts";
import { defaultMistakes } from "./default-checks.ts";

/** Why a field's type or tags are of no use to a form, a table or a list. */
export interface FieldMistake {
  readonly name: string;
  readonly found: string;
  readonly write: string;
}

type Finding = Omit<FieldMistake, "name">;

/** ts-json-schema-generator takes any text behind any tag: `@minLength one` is a string, `@readOnly maybe` too. */
export function tagMistakes(name: string, schema: JsonSchema): readonly FieldMistake[] {
  const unfit = [...flags(schema), ...numbers(schema), ...strays(schema)];
  const findings = unfit.length > 0 ? unfit : [...texts(schema), ...bounds(schema), ...defaultMistakes(schema)];
  return findings.map((finding) => ({ name, ...finding }));
}

function flags(schema: JsonSchema): readonly Finding[] {
  const unfit = (["readOnly", "writeOnly", "uniqueItems"] as const)
    .filter((tag) => schema[tag] !== undefined && typeof schema[tag] !== "boolean")
    .map((tag) => ({ found: `@${tag} ${String(schema[tag])}`, write: `@${tag}, or @${tag} true` }));
  return schema.readOnly === true && schema.writeOnly === true
    ? [...unfit, { found: "both @readOnly and @writeOnly", write: "one of them, or neither" }]
    : unfit;
}

const SIZES = ["minLength", "maxLength", "minItems", "maxItems"] as const;
const LIMITS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const;

function numbers(schema: JsonSchema): readonly Finding[] {
  const sizes = SIZES.filter((tag) => schema[tag] !== undefined && !isSize(schema[tag]));
  const limits = LIMITS.filter((tag) => schema[tag] !== undefined && !Number.isFinite(schema[tag]));
  return [
    ...sizes.map((tag) => ({ found: `@${tag} ${String(schema[tag])}`, write: `a whole number after @${tag}` })),
    ...limits.map((tag) => ({ found: `@${tag} ${String(schema[tag])}`, write: `a number after @${tag}` })),
  ];
}

function isSize(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

const TEXT_TAGS = ["minLength", "maxLength", "pattern", "format"] as const;
const LIST_TAGS = ["minItems", "maxItems", "uniqueItems"] as const;

/** The tags that say something of a value of each type. */
const MEANT_FOR: Readonly<Record<JsonSchema["type"], readonly string[]>> = {
  string: TEXT_TAGS,
  number: [...LIMITS, "format"],
  integer: LIMITS,
  boolean: [],
  array: LIST_TAGS,
  object: [],
};

function strays(schema: JsonSchema): readonly Finding[] {
  const meant = MEANT_FOR[schema.type];
  const other = meant.length === 0 ? "no such tag" : `one of: ${meant.map((tag) => `@${tag}`).join(", ")}`;
  return [...TEXT_TAGS, ...LIMITS, ...LIST_TAGS]
    .filter((tag) => schema[tag] !== undefined && !meant.includes(tag))
    .map((tag) => ({ found: `@${tag} on a field whose type is ${schema.type}`, write: other }));
}

function texts({ type, format, pattern }: JsonSchema): readonly Finding[] {
  const valid = Object.keys(formats).filter((name) => (name === "money") === (type === "number"));
  const badFormat = format !== undefined && !valid.includes(format);
  const flaw = pattern === undefined ? null : patternFlaw(pattern);
  return [
    ...(badFormat ? [{ found: `@format ${format} on a ${type}`, write: suggest(format, valid) }] : []),
    ...(flaw === null ? [] : [{ found: `@pattern ${String(pattern)}${flaw.found}`, write: flaw.write }]),
  ];
}

function patternFlaw(pattern: unknown): Finding | null {
  if (typeof pattern !== "string" || pattern === "") {
    return { found: ", which is empty", write: "a regular expression behind @pattern" };
  }
  if (/^\/.*\/[a-z]*$/.test(pattern)) {
    return { found: "", write: "it without the slashes around it, which would be part of the pattern" };
  }
  return isRegExp(pattern) ? null : { found: "", write: "a regular expression of JavaScript, with its u flag" };
}

function isRegExp(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

const PAIRS = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minimum", "maximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
] as const;

function bounds(schema: JsonSchema): readonly Finding[] {
  const reversed = PAIRS.flatMap(([low, high]) => {
    const from = schema[low] ?? Number.NEGATIVE_INFINITY;
    const to = schema[high] ?? Number.POSITIVE_INFINITY;
    const isOpen = low.startsWith("exclusive") || high.startsWith("exclusive");
    return from < to || (from === to && !isOpen)
      ? []
      : [{ found: `@${low} ${from} and @${high} ${to}`, write: "the lower bound below the upper" }];
  });
  return reversed.length > 0 ? reversed : wholeNumbers(schema);
}

function wholeNumbers(schema: JsonSchema): readonly Finding[] {
  const { minimum: low = -Infinity, maximum: high = Infinity, exclusiveMinimum: above = -Infinity } = schema;
  const { exclusiveMaximum: below = Infinity } = schema;
  const first = Math.max(Math.ceil(low), Math.floor(above) + 1);
  const last = Math.min(Math.floor(high), Math.ceil(below) - 1);
  return schema.type === "integer" && first > last
    ? [{ found: "bounds with no whole number between them", write: "bounds that are whole numbers" }]
    : [];
}
