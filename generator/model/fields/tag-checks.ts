import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import { formats } from "../../../src/kinds/formats.ts";
import type { DiagnosticText } from "../../diagnostics/diagnostic.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import { canRunAway } from "../patterns/pattern-safety.ts";
import { kindOfFormat } from "../types/kind-of.ts";
import { checkDefault } from "./default-checks.ts";

/** A mistake in the type or tags of a field. */
export interface FieldDiagnostic extends DiagnosticText {
  readonly name: string;
  /** For a mistake in a list's items: their type. If it is an entity, that entity's file reports the mistake. */
  readonly itemType?: string | null;
}

/** Checks tags and their values: ts-json-schema-generator accepts any text, such as `@minLength one`. */
export function checkTags(name: string, schema: JsonSchema): readonly FieldDiagnostic[] {
  const unfit = [...checkFlags(schema), ...checkNumbers(schema), ...findUnsuitableTags(schema)];
  const diagnostics =
    unfit.length > 0
      ? unfit
      : [...checkTexts(schema), ...checkBounds(schema), ...checkDefault(schema), ...checkItems(schema)];
  return diagnostics.map((diagnostic) => ({ ...diagnostic, name }));
}

/** Checks the tags of a named item type. */
function checkItems({ type, items, additionalProperties: each }: JsonSchema): readonly DiagnosticText[] {
  if (typeof each === "object") {
    return checkTags("", each);
  }
  return type !== "array" || items === undefined || items.type === "object" ? [] : checkTags("", items);
}

function checkFlags(schema: JsonSchema): readonly DiagnosticText[] {
  const unfit = (["readOnly", "writeOnly", "uniqueItems"] as const)
    .filter((tag) => schema[tag] !== undefined && typeof schema[tag] !== "boolean")
    .map((tag) => ({ message: `@${tag} has the value ${JSON.stringify(schema[tag])}`, hint: `only @${tag}` }));
  return schema.readOnly === true && schema.writeOnly === true
    ? [...unfit, { message: "the field is both @readOnly and @writeOnly", hint: "one of them, or neither" }]
    : unfit;
}

const SIZES = ["minLength", "maxLength", "minItems", "maxItems"] as const;
const LIMITS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

function checkNumbers(schema: JsonSchema): readonly DiagnosticText[] {
  const sizes = SIZES.filter((tag) => schema[tag] !== undefined && !isSize(schema[tag]));
  const limits = LIMITS.filter((tag) => schema[tag] !== undefined && !Number.isFinite(schema[tag]));
  return [
    ...sizes.map((tag) => ({
      message: `@${tag} ${String(schema[tag])} is not a whole number`,
      hint: `a whole number after @${tag}`,
    })),
    ...(Number.isFinite(schema.multipleOf) && Number(schema.multipleOf) <= 0
      ? [
          {
            message: `@multipleOf ${String(schema.multipleOf)} is not a positive number`,
            hint: "a number above 0 after @multipleOf",
          },
        ]
      : []),
    ...limits.map((tag) => ({
      message: `@${tag} ${String(schema[tag])} is not a number`,
      hint: `a number after @${tag}`,
    })),
  ];
}

const isSize = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const TEXT_TAGS = ["minLength", "maxLength", "pattern", "format"] as const;
const LIST_TAGS = ["minItems", "maxItems", "uniqueItems"] as const;

/** Tags that apply to each type. */
const MEANT_FOR: Readonly<Record<JsonSchema["type"], readonly string[]>> = {
  string: TEXT_TAGS,
  number: [...LIMITS, "format"],
  integer: LIMITS,
  boolean: [],
  array: LIST_TAGS,
  object: [],
};

function findUnsuitableTags(schema: JsonSchema): readonly DiagnosticText[] {
  const meant = isDate(schema) ? ["format"] : MEANT_FOR[schema.type];
  const other =
    meant.length === 0 ? "the field without this tag" : `one of: ${meant.map((tag) => `@${tag}`).join(", ")}`;
  return [...TEXT_TAGS, ...LIMITS, ...LIST_TAGS]
    .filter((tag) => schema[tag] !== undefined && !meant.includes(tag))
    .map((tag) => ({ message: `@${tag} does not apply to ${nounOf(schema)}`, hint: other }));
}

/** True if the format alone defines the text's syntax, as for dates. */
function isDate(schema: JsonSchema): boolean {
  return kindOfFormat(schema)?.isFormatComplete === true;
}

function nounOf(schema: JsonSchema): string {
  return isDate(schema) ? `a ${String(schema.format)}` : `a field of the type ${schema.type}`;
}

const READABLE_PASSWORD = {
  message: "@format password without @writeOnly: responses would contain the password",
  hint: "@writeOnly as well",
};
const READABLE_TAG = "the field without this tag: responses contain it";
const OWN_SECRET = "@format password as well, or no @writeOnly";

function checkTexts({ type, format, pattern, writeOnly, maxLength }: JsonSchema): readonly DiagnosticText[] {
  const valid = Object.keys(formats).filter(
    (name) => (kindOfFormat({ type: "number", format: name }) !== undefined) === (type === "number"),
  );
  const badFormat = format !== undefined && !valid.includes(format);
  const patternDiagnostic = pattern === undefined ? null : checkPattern(pattern, maxLength);
  return [
    ...(format === "password" && writeOnly !== true ? [READABLE_PASSWORD] : []),
    ...(writeOnly === true && format !== "password"
      ? [
          {
            message: "@writeOnly without @format password: only passwords can be write-only",
            hint: type === "string" && !Object.hasOwn(formats, format ?? "") ? OWN_SECRET : READABLE_TAG,
          },
        ]
      : []),
    ...(badFormat ? [{ message: `@format ${format} does not apply to a ${type}`, hint: suggest(format, valid) }] : []),
    ...(patternDiagnostic === null
      ? []
      : [{ message: `@pattern ${String(pattern)}${patternDiagnostic.message}`, hint: patternDiagnostic.hint }]),
  ];
}

function checkPattern(pattern: unknown, maxLength?: number): DiagnosticText | null {
  if (typeof pattern !== "string" || pattern === "") {
    return { message: " is empty", hint: "a regular expression after @pattern" };
  }
  if (/^\/.*\/[a-z]*$/.test(pattern)) {
    return { message: " has slashes around it", hint: "the pattern without these slashes, which would be part of it" };
  }
  if (!isRegExp(pattern)) {
    return { message: " is not a valid regular expression", hint: "a JavaScript regular expression (u flag)" };
  }
  if (!canRunAway(pattern, maxLength)) {
    return null;
  }
  const bound = BOUNDS.find((length) => length < (maxLength ?? Infinity) && !canRunAway(pattern, length));
  return {
    message: ` may take too long on ${maxLength === undefined ? "a long text" : `${maxLength} characters`}`,
    hint: `no repetition next to or inside another one that matches the same characters (\`^a+$\` for \`^(a+)+$\`)${bound === undefined ? "" : `, or @maxLength ${bound}`}`,
  };
}

/** Lengths suggested in a message. */
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
      : [{ message: `@${low} ${from} is not below @${high} ${to}`, hint: "the lower bound below the upper" }];
  });
  return reversed.length > 0
    ? reversed
    : [
        ...checkEmpty(schema),
        ...checkDemands(schema),
        ...checkWholeNumbers(schema),
        ...checkSteps(schema),
        ...checkDecimals(schema),
      ];
}

/** A step finer than the decimals of the column: such a value could be entered and not be stored. */
function checkDecimals(schema: JsonSchema): readonly DiagnosticText[] {
  const { multipleOf: step = 1, format = "" } = schema;
  const { decimals, words } = kindOfFormat(schema) ?? {};
  const parts = step * 10 ** (decimals ?? 0);
  return decimals === undefined || Math.abs(parts - Math.round(parts)) < NEAR
    ? []
    : [
        {
          message: `@multipleOf ${step} is too fine: the kind "${words}" has ${decimals} decimals`,
          hint: `@multipleOf ${Number(`1e-${decimals}`)} or a multiple of it, or a number without @format ${format}`,
        },
      ];
}

/** Reports bounds that allow only an empty value. */
function checkEmpty(schema: JsonSchema): readonly DiagnosticText[] {
  return (["maxLength", "maxItems"] as const)
    .filter((tag) => schema[tag] === 0)
    .map((tag) => ({ message: `@${tag} 0 allows no value`, hint: "1 or more" }));
}

/** Upper limits of minimums, so that a form with several such fields still fits into a request of 1 MiB. */
const MAX_REQUIRED = { minLength: 10_000, minItems: 1000 } as const;

/** Reports minimums that no user can reach. */
function checkDemands(schema: JsonSchema): readonly DiagnosticText[] {
  return (["minLength", "minItems"] as const)
    .filter((tag) => (schema[tag] ?? 0) > MAX_REQUIRED[tag])
    .map((tag) => ({
      message: `@${tag} ${String(schema[tag])} requires more than a user can enter`,
      hint: `${MAX_REQUIRED[tag]} or less`,
    }));
}

/** Tolerance when a bound is compared with multiples of a decimal step, as a fraction of the step. */
const NEAR = 1e-9;

function checkSteps(schema: JsonSchema): readonly DiagnosticText[] {
  const { minimum: low = -Infinity, maximum: high = Infinity, exclusiveMinimum: above = -Infinity } = schema;
  const { exclusiveMaximum: below = Infinity, multipleOf: step = 0 } = schema;
  const first = Math.max(Math.ceil(low / step - NEAR), Math.floor(above / step + NEAR) + 1);
  const last = Math.min(Math.floor(high / step + NEAR), Math.ceil(below / step - NEAR) - 1);
  return step > 0 && first > last
    ? [{ message: `there is no multiple of ${step} between the bounds`, hint: "wider bounds, or another @multipleOf" }]
    : [];
}

function checkWholeNumbers(schema: JsonSchema): readonly DiagnosticText[] {
  const { minimum: low = -Infinity, maximum: high = Infinity, exclusiveMinimum: above = -Infinity } = schema;
  const { exclusiveMaximum: below = Infinity } = schema;
  const first = Math.max(Math.ceil(low), Math.floor(above) + 1);
  const last = Math.min(Math.floor(high), Math.ceil(below) - 1);
  return schema.type === "integer" && first > last
    ? [{ message: "there is no whole number between the bounds", hint: "bounds that are whole numbers" }]
    : [];
}
