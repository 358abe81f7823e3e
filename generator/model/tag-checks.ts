import { formats } from "../../src/contract/formats.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { checkDefault } from "./default-checks.ts";
import { canRunAway } from "./pattern-safety.ts";

/** Why a field's type or tags are of no use to a form, a table or a list. */
export interface FieldDiagnostic extends DiagnosticText {
  readonly name: string;
  /** Of what is wrong in the items of a list: their type, which tells of it by itself where it is an entity's. */
  readonly itemType?: string | null;
}

/** ts-json-schema-generator takes any text behind any tag: `@minLength one` is a string, `@readOnly maybe` too. */
export function checkTags(name: string, schema: JsonSchema): readonly FieldDiagnostic[] {
  const unfit = [...checkFlags(schema), ...checkNumbers(schema), ...findUnsuitableTags(schema)];
  const diagnostics =
    unfit.length > 0
      ? unfit
      : [...checkTexts(schema), ...checkBounds(schema), ...checkDefault(schema), ...checkItems(schema)];
  return diagnostics.map((diagnostic) => ({ ...diagnostic, name }));
}

/** What a named type says of the items of a list. */
function checkItems({ type, items, additionalProperties: each }: JsonSchema): readonly DiagnosticText[] {
  if (typeof each === "object") {
    return checkTags("", each);
  }
  return type !== "array" || items === undefined || items.type === "object" ? [] : checkTags("", items);
}

function checkFlags(schema: JsonSchema): readonly DiagnosticText[] {
  const unfit = (["readOnly", "writeOnly", "uniqueItems"] as const)
    .filter((tag) => schema[tag] !== undefined && typeof schema[tag] !== "boolean")
    .map((tag) => ({ message: `@${tag} ${String(schema[tag])}`, hint: `@${tag}, or @${tag} true` }));
  return schema.readOnly === true && schema.writeOnly === true
    ? [...unfit, { message: "both @readOnly and @writeOnly", hint: "one of them, or neither" }]
    : unfit;
}

const SIZES = ["minLength", "maxLength", "minItems", "maxItems"] as const;
const LIMITS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

function checkNumbers(schema: JsonSchema): readonly DiagnosticText[] {
  const sizes = SIZES.filter((tag) => schema[tag] !== undefined && !isSize(schema[tag]));
  const limits = LIMITS.filter((tag) => schema[tag] !== undefined && !Number.isFinite(schema[tag]));
  return [
    ...sizes.map((tag) => ({ message: `@${tag} ${String(schema[tag])}`, hint: `a whole number after @${tag}` })),
    ...(Number.isFinite(schema.multipleOf) && Number(schema.multipleOf) <= 0
      ? [{ message: `@multipleOf ${String(schema.multipleOf)}`, hint: "a number above 0 after @multipleOf" }]
      : []),
    ...limits.map((tag) => ({ message: `@${tag} ${String(schema[tag])}`, hint: `a number after @${tag}` })),
  ];
}

const isSize = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

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

/** Texts whose form is the format's own: another bound would say nothing, or contradict it. */
const DATES: readonly unknown[] = ["date", "date-time", "time", "duration"];

function findUnsuitableTags(schema: JsonSchema): readonly DiagnosticText[] {
  const meant = isDate(schema) ? ["format"] : MEANT_FOR[schema.type];
  const other = meant.length === 0 ? "no such tag" : `one of: ${meant.map((tag) => `@${tag}`).join(", ")}`;
  return [...TEXT_TAGS, ...LIMITS, ...LIST_TAGS]
    .filter((tag) => schema[tag] !== undefined && !meant.includes(tag))
    .map((tag) => ({ message: `@${tag} on ${nounOf(schema)}`, hint: other }));
}

const NUMBER_FORMATS: readonly string[] = ["money", "percent"];

function isDate({ type, format }: JsonSchema): boolean {
  return type === "string" && DATES.includes(format);
}

function nounOf(schema: JsonSchema): string {
  return isDate(schema) ? `a ${String(schema.format)}` : `a field whose type is ${schema.type}`;
}

const NO_SECRET = "no such tag: what is sent is answered too";
const OWN_SECRET = "@format password beside it, or no @writeOnly: what is sent is answered too";

function checkTexts({ type, format, pattern, writeOnly, maxLength }: JsonSchema): readonly DiagnosticText[] {
  const valid = Object.keys(formats).filter((name) => NUMBER_FORMATS.includes(name) === (type === "number"));
  const badFormat = format !== undefined && !valid.includes(format);
  const patternDiagnostic = pattern === undefined ? null : checkPattern(pattern, maxLength);
  return [
    ...(format === "password" && writeOnly !== true
      ? [{ message: "@format password without @writeOnly: every answer would hold it", hint: "@writeOnly beside it" }]
      : []),
    ...(writeOnly === true && format !== "password"
      ? [
          {
            message: "@writeOnly without @format password: only a password is kept unseen",
            hint: type === "string" && !Object.hasOwn(formats, format ?? "") ? OWN_SECRET : NO_SECRET,
          },
        ]
      : []),
    ...(badFormat ? [{ message: `@format ${format} on a ${type}`, hint: suggest(format, valid) }] : []),
    ...(patternDiagnostic === null
      ? []
      : [{ message: `@pattern ${String(pattern)}${patternDiagnostic.message}`, hint: patternDiagnostic.hint }]),
  ];
}

function checkPattern(pattern: unknown, maxLength?: number): DiagnosticText | null {
  if (typeof pattern !== "string" || pattern === "") {
    return { message: ", which is empty", hint: "a regular expression behind @pattern" };
  }
  if (/^\/.*\/[a-z]*$/.test(pattern)) {
    return { message: "", hint: "it without the slashes around it, which would be part of the pattern" };
  }
  if (!isRegExp(pattern)) {
    return { message: "", hint: "a regular expression of JavaScript, with its u flag" };
  }
  if (!canRunAway(pattern, maxLength)) {
    return null;
  }
  const bound = BOUNDS.find((length) => length < (maxLength ?? Infinity) && !canRunAway(pattern, length));
  return {
    message: `, whose check ${maxLength === undefined ? "of a long text" : `of ${maxLength} characters`} takes too long, or cannot be bounded`,
    hint: `no repetition next to or within another one that matches the same characters (\`^a+$\` for \`^(a+)+$\`)${bound === undefined ? "" : `, or @maxLength ${bound}`}`,
  };
}

/** Lengths that a message proposes. */
const BOUNDS = [1000, 500, 254, 100] as const;

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

function checkBounds(schema: JsonSchema): readonly DiagnosticText[] {
  const reversed = PAIRS.flatMap(([low, high]) => {
    const from = schema[low] ?? Number.NEGATIVE_INFINITY;
    const to = schema[high] ?? Number.POSITIVE_INFINITY;
    const isOpen = low.startsWith("exclusive") || high.startsWith("exclusive");
    return from < to || (from === to && !isOpen)
      ? []
      : [{ message: `@${low} ${from} and @${high} ${to}`, hint: "the lower bound below the upper" }];
  });
  return reversed.length > 0
    ? reversed
    : [
        ...checkEmpty(schema),
        ...checkDemands(schema),
        ...checkWholeNumbers(schema),
        ...checkSteps(schema),
        ...checkCents(schema),
      ];
}

/** An amount has two decimals in its column: a finer step could be entered and not be stored. */
function checkCents({ format, multipleOf: step = 1 }: JsonSchema): readonly DiagnosticText[] {
  const cents = step * 100;
  return format !== "money" || Math.abs(cents - Math.round(cents)) < NEAR
    ? []
    : [
        {
          message: `@multipleOf ${step} on an amount of money, which has two decimals`,
          hint: "@multipleOf 0.01 or a multiple of it, or a number without @format money",
        },
      ];
}

/** A bound that leaves nothing to enter. */
function checkEmpty(schema: JsonSchema): readonly DiagnosticText[] {
  return (["maxLength", "maxItems"] as const)
    .filter((tag) => schema[tag] === 0)
    .map((tag) => ({ message: `@${tag} 0, which leaves nothing to enter`, hint: "1 or more" }));
}

/** More than these can be entered and sent: a form with some such fields still fits in a request of a mebibyte. */
const MOST_DEMANDED = { minLength: 10_000, minItems: 1000 } as const;

/** A bound that asks for more than anybody can enter. */
function checkDemands(schema: JsonSchema): readonly DiagnosticText[] {
  return (["minLength", "minItems"] as const)
    .filter((tag) => (schema[tag] ?? 0) > MOST_DEMANDED[tag])
    .map((tag) => ({
      message: `@${tag} ${String(schema[tag])}, which is more than can be entered`,
      hint: `${MOST_DEMANDED[tag]} or less`,
    }));
}

/** Of how much of a step a bound may miss one, written in decimals. */
const NEAR = 1e-9;

function checkSteps(schema: JsonSchema): readonly DiagnosticText[] {
  const { minimum: low = -Infinity, maximum: high = Infinity, exclusiveMinimum: above = -Infinity } = schema;
  const { exclusiveMaximum: below = Infinity, multipleOf: step = 0 } = schema;
  const first = Math.max(Math.ceil(low / step - NEAR), Math.floor(above / step + NEAR) + 1);
  const last = Math.min(Math.floor(high / step + NEAR), Math.ceil(below / step - NEAR) - 1);
  return step > 0 && first > last
    ? [{ message: `bounds with no multiple of ${step} between them`, hint: "wider bounds, or another @multipleOf" }]
    : [];
}

function checkWholeNumbers(schema: JsonSchema): readonly DiagnosticText[] {
  const { minimum: low = -Infinity, maximum: high = Infinity, exclusiveMinimum: above = -Infinity } = schema;
  const { exclusiveMaximum: below = Infinity } = schema;
  const first = Math.max(Math.ceil(low), Math.floor(above) + 1);
  const last = Math.min(Math.floor(high), Math.ceil(below) - 1);
  return schema.type === "integer" && first > last
    ? [{ message: "bounds with no whole number between them", hint: "bounds that are whole numbers" }]
    : [];
}
