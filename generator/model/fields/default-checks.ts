import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import { isFreeSchema, isMapSchema } from "../../../src/contract/open-objects.ts";
import { formats } from "../../../src/kinds/formats.ts";
import type { DiagnosticText } from "../../diagnostics/diagnostic.ts";

/** Formats by name. Another check reports unknown formats. */
const KNOWN_FORMATS: Readonly<Record<string, (typeof formats)[keyof typeof formats] | undefined>> = formats;

/** Reports a default that violates its field's own type or bounds. */
export function checkDefault(schema: JsonSchema): readonly DiagnosticText[] {
  return schema.default === undefined ||
    (schema.default === null && schema.nullable === true) ||
    fits(schema.default, schema)
    ? []
    : [{ message: `@default ${JSON.stringify(schema.default)}`, hint: wanted(schema) }];
}

const NOUNS: Readonly<Record<JsonSchema["type"], string>> = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  array: "a list",
  object: "the field without @default: records have none",
};

function wanted(schema: JsonSchema): string {
  const { type, enum: values } = schema;
  if (isFreeSchema(schema) || isMapSchema(schema)) {
    return "an object of such values, as JSON: {}";
  }
  if (values !== undefined) {
    return `one of: ${values.map((value) => JSON.stringify(value)).join(", ")}`;
  }
  return type === "object" || type === "boolean" ? NOUNS[type] : `${NOUNS[type]} within its bounds, as JSON`;
}

/** True if the value matches the schema. */
function fits(value: unknown, schema: JsonSchema): boolean {
  switch (schema.type) {
    case "string":
      return typeof value === "string" && fitsText(value, schema);
    case "number":
    case "integer":
      return typeof value === "number" && fitsNumber(value, schema);
    case "boolean":
      return typeof value === "boolean";
    case "array":
      return Array.isArray(value) && fitsList(value, schema);
    case "object":
      return fitsOpenObject(value, schema);
  }
}

/** An object with named fields takes its defaults from these. A map may have a default. */
function fitsOpenObject(value: unknown, schema: JsonSchema): boolean {
  const { additionalProperties: each } = schema;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return (
    isObject &&
    (isFreeSchema(schema) ||
      (isMapSchema(schema) && typeof each === "object" && Object.values(value).every((member) => fits(member, each))))
  );
}

function fitsText(
  value: string,
  { enum: values, format, minLength = 0, maxLength, pattern = "" }: JsonSchema,
): boolean {
  return (
    values?.includes(value) !== false &&
    isBetween([...value].length, minLength, maxLength) &&
    new RegExp(pattern, "u").test(value) &&
    hasFormat(value, format)
  );
}

/** Whether a value passes the check of its format. */
function hasFormat(value: string | number, name = ""): boolean {
  const format = KNOWN_FORMATS[name];
  const check: unknown = typeof format === "object" && "validate" in format ? format.validate : format;
  if (check instanceof RegExp) {
    return check.test(String(value));
  }
  return typeof check !== "function" || check(value) === true;
}

function fitsNumber(value: number, schema: JsonSchema): boolean {
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  return (
    isBetween(value, schema.minimum, schema.maximum) &&
    value > exclusiveMinimum &&
    value < exclusiveMaximum &&
    (schema.type !== "integer" || Number.isInteger(value)) &&
    isMultiple(value, schema.multipleOf) &&
    hasFormat(value, schema.format)
  );
}

function isMultiple(value: number, step = 0): boolean {
  return step === 0 || Math.abs(value / step - Math.round(value / step)) < 1e-6;
}

function fitsList(values: readonly unknown[], { items, uniqueItems, minItems, maxItems }: JsonSchema): boolean {
  return (
    isBetween(values.length, minItems, maxItems) &&
    (uniqueItems !== true || new Set(values).size === values.length) &&
    (items === undefined || values.every((value) => fits(value, items)))
  );
}

function isBetween(value: number, low = -Infinity, high = Infinity): boolean {
  return low <= value && value <= high;
}
