import type { JsonSchema } from "../../../contract/json-schema.ts";

/** One rule of a schema. A generated test checks values just inside, on and just outside of it. */
export interface CheckRule {
  /** Path from the body to the value: `bookCopies.0.price`; empty for the body itself. */
  readonly field: string;
  readonly keyword: string;
  readonly limit?: unknown;
}

/** Longest text that a test creates to exceed a limit. */
const LONGEST_TEXT = 1_000_000;

const BOUNDS = [
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "enum",
] as const;

/** Lists every rule of an object's schema, including nested ones, in field order. */
export function toCheckRules(schema: JsonSchema, path = ""): readonly CheckRule[] {
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  const { properties = {}, oneOf = [] } = schema;
  const required = [...new Set([...(schema.required ?? []), ...oneOf.flatMap((branch) => branch.required)])];
  return [
    ...(schema.additionalProperties === false || oneOf.length > 0
      ? [{ field: path, keyword: "additionalProperties" }]
      : []),
    ...required.map((name) => ({ field: at(name), keyword: "required" })),
    ...Object.entries(properties).flatMap(([name, part]) => valueRules(part, at(name))),
  ];
}

/** Formats that only select a field's control. */
const FREE_FORMATS: readonly string[] = ["password", "html", "percent"];

function valueRules(schema: JsonSchema, field: string): readonly CheckRule[] {
  const own: CheckRule[] = schema.nullable === true ? [] : [{ field, keyword: "type", limit: schema.type }];
  for (const keyword of BOUNDS) {
    const limit = schema[keyword];
    if (limit !== undefined && !(keyword === "maxLength" && Number(limit) > LONGEST_TEXT)) {
      own.push({ field, keyword, limit });
    }
  }
  if (schema.uniqueItems === true) {
    const type = schema.items?.type;
    const isOfNumbers = type === "number" || type === "integer";
    own.push({ field, keyword: "uniqueItems", ...(isOfNumbers ? { limit: "number" } : {}) });
  }
  if (schema.format !== undefined && !FREE_FORMATS.includes(schema.format)) {
    own.push({ field, keyword: "format", limit: schema.format });
  }
  return [...own, ...partRules(schema, field)];
}

function partRules(schema: JsonSchema, field: string): readonly CheckRule[] {
  if (schema.type === "object") {
    return toCheckRules(schema, field);
  }
  return schema.items === undefined ? [] : itemRules(schema.items, `${field}.0`);
}

function itemRules(items: JsonSchema, field: string): readonly CheckRule[] {
  return items.type === "object" ? toCheckRules(items, field) : valueRules(items, field);
}
