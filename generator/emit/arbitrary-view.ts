import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { isFreeSchema, isMapSchema } from "../../src/contract/open-objects.ts";
import { kindOfFormat } from "../model/types/kind-of.ts";
import { toKey, toStringLiteral } from "../render/literal.ts";

/** Position of an expression, for its layout. */
export interface Layout {
  readonly depth: number;
  readonly before: number;
}

/** Generator of a value. Exactly one of `list`, `by`, `method`, `record` and `branches` is set. */
export interface ArbitraryView {
  /** True if the value is sometimes null. */
  readonly nullable: boolean;
  /** Bounds of a list of `item` values. */
  readonly list: Pick<JsonSchema, "minItems" | "maxItems" | "uniqueItems"> | null;
  readonly item: ArbitraryView | null;
  /** Function of another entity: `arbitraryBook`. */
  readonly by: string | null;
  /** A method of `Arbitraries` and its arguments. */
  readonly method: string | null;
  readonly given: readonly (Layout & { readonly value: unknown })[];
  readonly record: RecordView | null;
  /** The branches of a union of objects. */
  readonly branches: readonly RecordView[] | null;
}

/** A record in fast-check. */
export interface RecordView {
  readonly indent: string;
  /** Keys as object literal keys. */
  readonly fields: readonly { readonly name: string; readonly arbitrary: ArbitraryView }[];
  readonly constraints: { readonly requiredKeys: readonly string[] };
  readonly constraintsDepth: number;
}

const NOTHING: ArbitraryView = {
  nullable: false,
  list: null,
  item: null,
  by: null,
  method: null,
  given: [],
  record: null,
  branches: null,
};

/** `arbitraryBook(arbitrary)`. */
export function entityArbitrary(by: string): ArbitraryView {
  return { ...NOTHING, by };
}

/** `arbitrary.id("book")`. */
export function callArbitrary(method: string, ...values: readonly unknown[]): ArbitraryView {
  return { ...NOTHING, method, given: values.map((value) => ({ value, depth: 0, before: 0 })) };
}

/** `arbitrary.list(arbitrary.id("book"), { minItems: 1 })`. */
export function listArbitrary(item: ArbitraryView, { minItems, maxItems, uniqueItems }: JsonSchema): ArbitraryView {
  return { ...NOTHING, item, list: definedOf({ minItems, maxItems, uniqueItems }) };
}

interface Record {
  readonly depth: number;
  readonly requiredKeys: readonly string[];
  readonly fields: readonly { readonly name: string; readonly arbitrary: (layout: Layout) => ArbitraryView }[];
}

/** A record whose expression starts on a line with the given indentation. */
export function toRecord({ depth, requiredKeys, fields }: Record): RecordView {
  return {
    indent: "  ".repeat(depth),
    fields: fields.map(({ name, arbitrary }) => {
      const written = toKey(name);
      return { name: written, arbitrary: arbitrary({ depth: depth + 2, before: written.length + 2 }) };
    }),
    constraints: { requiredKeys },
    constraintsDepth: depth + 1,
  };
}

/** Generator of values that match a schema. */
export function schemaArbitrary(schema: JsonSchema, layout: Layout): ArbitraryView {
  return schema.nullable === true
    ? { ...valueArbitrary(schema, layout), nullable: true }
    : valueArbitrary(schema, layout);
}

/** The bounds of a number, with the step of its kind's decimals. */
function withDecimals(schema: JsonSchema, bounds: Pick<JsonSchema, "multipleOf">) {
  const { decimals } = kindOfFormat(schema) ?? {};
  return decimals === undefined ? bounds : { ...bounds, multipleOf: bounds.multipleOf ?? Number(`1e-${decimals}`) };
}

function valueArbitrary(schema: JsonSchema, layout: Layout): ArbitraryView {
  const { minLength, maxLength, pattern, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } =
    schema;
  const bounds = definedOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf });
  switch (schema.type) {
    case "boolean":
      return callArbitrary("boolean", schema.default ?? null);
    case "integer":
      return callArbitrary("integer", bounds);
    case "number":
      return callArbitrary("number", withDecimals(schema, bounds));
    case "array":
      return listArbitrary(
        schema.items === undefined ? callArbitrary("text", {}) : schemaArbitrary(schema.items, layout),
        schema,
      );
    case "object":
      return openArbitrary(schema, layout) ?? objectArbitrary(schema, layout.depth);
    case "string":
      return schema.enum === undefined
        ? laidOut("text", { minLength, maxLength, pattern, format }, layout)
        : toChoice(
            schema.enum.filter((value) => value !== null),
            schema.default ?? null,
            layout,
          );
  }
}

/** Generator of an object with arbitrary keys; null for other schemas. */
function openArbitrary(schema: JsonSchema, layout: Layout): ArbitraryView | null {
  const { additionalProperties: each } = schema;
  if (isFreeSchema(schema)) {
    return entityArbitrary("arbitraryJson");
  }
  if (!isMapSchema(schema) || typeof each !== "object") {
    return null;
  }
  const { minLength, maxLength, pattern, format } = each;
  const value = definedOf({ minLength, maxLength, pattern, format });
  return { ...entityArbitrary("arbitraryMap"), given: [{ value, depth: layout.depth, before: layout.before }] };
}

/** Functions for objects with arbitrary keys that a schema needs. */
export function openArbitrariesOf(schema: JsonSchema): readonly string[] {
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items === undefined ? [] : [schema.items])];
  const own = isFreeSchema(schema) ? ["arbitraryJson"] : isMapSchema(schema) ? ["arbitraryMap"] : [];
  return [...own, ...parts.flatMap(openArbitrariesOf)];
}

/** True if the value, or a value inside it at any depth, may be null. */
export function hasNull({ nullable, properties = {}, items }: JsonSchema): boolean {
  return nullable === true || Object.values(properties).some(hasNull) || (items !== undefined && hasNull(items));
}

/** Generator of an object with named fields, or of a union. */
function objectArbitrary(schema: JsonSchema, depth: number): ArbitraryView {
  const { properties = {}, oneOf } = schema;
  if (oneOf === undefined) {
    return { ...NOTHING, record: toSchemaRecord(schema, depth) };
  }
  const branches = oneOf.map(({ properties: own, required }) =>
    toRecord({
      depth,
      requiredKeys: required,
      fields: Object.entries(own).map(([name, { enum: values }]) => ({
        name,
        arbitrary: (layout) =>
          values === undefined
            ? schemaArbitrary(properties[name] ?? { type: "object" }, layout)
            : toChoice(values, null, layout),
      })),
    }),
  );
  return { ...NOTHING, branches };
}

/** True if the value, or a value inside it at any depth, is a union of objects. */
export function hasBranches({ oneOf, properties = {}, items }: JsonSchema): boolean {
  return (
    oneOf !== undefined || Object.values(properties).some(hasBranches) || (items !== undefined && hasBranches(items))
  );
}

function toSchemaRecord({ properties = {}, required = [] }: JsonSchema, depth: number): RecordView {
  return toRecord({
    depth,
    requiredKeys: required,
    fields: Object.entries(properties).map(([name, schema]) => ({
      name,
      arbitrary: (layout) => schemaArbitrary(schema, layout),
    })),
  });
}

function laidOut(method: string, value: unknown, { depth, before }: Layout): ArbitraryView {
  return { ...NOTHING, method, given: [{ value, depth, before: before + `arbitrary.${method}(`.length }] };
}

function toChoice(values: readonly string[], usual: unknown, layout: Layout): ArbitraryView {
  const { given, ...choice } = laidOut("choice", values, layout);
  const [first] = given;
  const tail = `, ${typeof usual === "string" ? toStringLiteral(usual) : JSON.stringify(usual)}),`;
  return {
    ...choice,
    given: [
      ...(first === undefined ? [] : [{ ...first, before: first.before + tail.length }]),
      { value: usual, depth: 0, before: 0 },
    ],
  };
}

function definedOf<T extends object>(record: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
