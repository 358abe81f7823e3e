import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { isFreeSchema, isMapSchema } from "../../src/contract/open-objects.ts";
import { kindOfFormat } from "../model/kind-of.ts";
import { toKey, toStringLiteral } from "../render/literal.ts";

/** Where an expression begins, for its layout. */
export interface Layout {
  readonly depth: number;
  readonly before: number;
}

/** What draws a value: exactly one of `list`, `by`, `method`, `record` and `branches` is there. */
export interface DrawView {
  /** Whether null is drawn at times. */
  readonly nullable: boolean;
  /** A list of what `item` draws, and its bounds. */
  readonly list: Pick<JsonSchema, "minItems" | "maxItems" | "uniqueItems"> | null;
  readonly item: DrawView | null;
  /** Another entity's function: `drawBook`. */
  readonly by: string | null;
  /** A method of `Draw`, and what it is called with. */
  readonly method: string | null;
  readonly given: readonly (Layout & { readonly value: unknown })[];
  readonly record: RecordView | null;
  /** One of several objects. */
  readonly branches: readonly RecordView[] | null;
}

/** A record of fast-check. */
export interface RecordView {
  readonly indent: string;
  /** Names as a literal writes them. */
  readonly fields: readonly { readonly name: string; readonly draw: DrawView }[];
  readonly constraints: { readonly requiredKeys: readonly string[] };
  readonly constraintsDepth: number;
}

const NOTHING: DrawView = {
  nullable: false,
  list: null,
  item: null,
  by: null,
  method: null,
  given: [],
  record: null,
  branches: null,
};

/** `drawBook(draw)`. */
export function entityDraw(by: string): DrawView {
  return { ...NOTHING, by };
}

/** `draw.id("book")`. */
export function callDraw(method: string, ...values: readonly unknown[]): DrawView {
  return { ...NOTHING, method, given: values.map((value) => ({ value, depth: 0, before: 0 })) };
}

/** `draw.list(draw.id("book"), { minItems: 1 })`. */
export function listDraw(item: DrawView, { minItems, maxItems, uniqueItems }: JsonSchema): DrawView {
  return { ...NOTHING, item, list: definedOf({ minItems, maxItems, uniqueItems }) };
}

interface Record {
  readonly depth: number;
  readonly requiredKeys: readonly string[];
  readonly fields: readonly { readonly name: string; readonly draw: (layout: Layout) => DrawView }[];
}

/** A record that begins on a line of the given depth. */
export function toRecord({ depth, requiredKeys, fields }: Record): RecordView {
  return {
    indent: "  ".repeat(depth),
    fields: fields.map(({ name, draw }) => {
      const written = toKey(name);
      return { name: written, draw: draw({ depth: depth + 2, before: written.length + 2 }) };
    }),
    constraints: { requiredKeys },
    constraintsDepth: depth + 1,
  };
}

/** What draws any value that a schema admits. */
export function schemaDraw(schema: JsonSchema, layout: Layout): DrawView {
  return schema.nullable === true ? { ...valueDraw(schema, layout), nullable: true } : valueDraw(schema, layout);
}

/** The bounds of a number, with the step of its kind's decimals. */
function withDecimals(schema: JsonSchema, bounds: Pick<JsonSchema, "multipleOf">) {
  const { decimals } = kindOfFormat(schema) ?? {};
  return decimals === undefined ? bounds : { ...bounds, multipleOf: bounds.multipleOf ?? Number(`1e-${decimals}`) };
}

function valueDraw(schema: JsonSchema, layout: Layout): DrawView {
  const { minLength, maxLength, pattern, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } =
    schema;
  const bounds = definedOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf });
  switch (schema.type) {
    case "boolean":
      return callDraw("boolean", schema.default ?? null);
    case "integer":
      return callDraw("integer", bounds);
    case "number":
      return callDraw("number", withDecimals(schema, bounds));
    case "array":
      return listDraw(schema.items === undefined ? callDraw("text", {}) : schemaDraw(schema.items, layout), schema);
    case "object":
      return openDraw(schema, layout) ?? objectDraw(schema, layout.depth);
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

/** What draws an object whose names no schema says; null of any other. */
function openDraw(schema: JsonSchema, layout: Layout): DrawView | null {
  const { additionalProperties: each } = schema;
  if (isFreeSchema(schema)) {
    return entityDraw("drawJson");
  }
  if (!isMapSchema(schema) || typeof each !== "object") {
    return null;
  }
  const { minLength, maxLength, pattern, format } = each;
  const value = definedOf({ minLength, maxLength, pattern, format });
  return { ...entityDraw("drawMap"), given: [{ value, depth: layout.depth, before: layout.before }] };
}

/** The functions that draw objects of any names, as far as a schema needs them. */
export function openDrawsOf(schema: JsonSchema): readonly string[] {
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items === undefined ? [] : [schema.items])];
  const own = isFreeSchema(schema) ? ["drawJson"] : isMapSchema(schema) ? ["drawMap"] : [];
  return [...own, ...parts.flatMap(openDrawsOf)];
}

/** Whether a value, or a part of it at any depth, may be null. */
export function hasNull({ nullable, properties = {}, items }: JsonSchema): boolean {
  return nullable === true || Object.values(properties).some(hasNull) || (items !== undefined && hasNull(items));
}

/** What draws an object of named parts, or one of several. */
function objectDraw(schema: JsonSchema, depth: number): DrawView {
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
        draw: (layout) =>
          values === undefined
            ? schemaDraw(properties[name] ?? { type: "object" }, layout)
            : toChoice(values, null, layout),
      })),
    }),
  );
  return { ...NOTHING, branches };
}

/** Whether a value, or a part of it at any depth, is one of several objects. */
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
      draw: (layout) => schemaDraw(schema, layout),
    })),
  });
}

function laidOut(method: string, value: unknown, { depth, before }: Layout): DrawView {
  return { ...NOTHING, method, given: [{ value, depth, before: before + `draw.${method}(`.length }] };
}

function toChoice(values: readonly string[], usual: unknown, layout: Layout): DrawView {
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
