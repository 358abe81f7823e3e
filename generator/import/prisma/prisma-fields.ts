import type { AttributeArgument, BlockAttribute, Field, Model, Type, Value, View } from "@mrleebo/prisma-ast";
import type { ForeignField, ForeignType, Note } from "../foreign-model.ts";
import type { PrismaSchema } from "./prisma-schema.ts";

export type PrismaModel = Model | View;

export interface PrismaField {
  readonly field: Field;
  readonly description: string;
}

export interface PrismaParts {
  readonly schema: Pick<PrismaSchema, "enums" | "types">;
  readonly models: ReadonlySet<string>;
  /** Models by the columns that refer to them. */
  readonly keys: ReadonlyMap<string, string>;
  /** Why a relation cannot be part of the spec; null if it can, or if the other model has its column. */
  readonly lostRelation: (field: Field) => string | null;
  readonly model: string;
  readonly placeOfField: (field: string) => string;
  readonly note: (note: Note) => void;
  /** Names of the composite types around. */
  readonly within: readonly string[];
}

/** A block attribute with a list of fields: `@@unique([a, b])`. */
export function isList(property: Model["properties"][number]): property is BlockAttribute {
  return property.type === "attribute";
}

/** Whether a model has a block attribute, such as `@@ignore`. */
export function hasBlock({ properties }: PrismaModel, name: string): boolean {
  return properties.filter(isList).some((each) => each.name === name);
}

/** The fields of `@@id([tenantId, number])`. */
export function keyNames({ properties }: PrismaModel): readonly string[] {
  return namesIn(properties.filter(isList).find(({ name }) => name === "id")?.args);
}

/** The names in a list argument; `key` for a named one. */
export function namesIn(args: readonly AttributeArgument[] | undefined, key = "fields"): readonly string[] {
  for (const { value } of args ?? []) {
    const inner = isKeyed(value) ? (value.key === key ? value.value : null) : value;
    if (typeof inner === "object" && inner !== null && "type" in inner && inner.type === "array") {
      return inner.args.map((each) => String(each).replace(/\(.*/, ""));
    }
  }
  return [];
}

type Argument = AttributeArgument["value"];

function isKeyed(value: Argument): value is Extract<Argument, { type: "keyValue" }> {
  return typeof value === "object" && !Array.isArray(value) && value.type === "keyValue";
}

/** Null for fields that only describe relations. */
export function toPrismaField({ field, description }: PrismaField, parts: PrismaParts): ForeignField | null {
  const { name, fieldType, array, optional } = field;
  const base = typeof fieldType === "string" ? fieldType : fieldType.name;
  const at = parts.placeOfField(name);
  if (attributeOf(field, "ignore") !== undefined) {
    parts.note({ kind: "unknown", about: `${parts.model}.${name}`, text: "left out: it has @ignore", at });
    return null;
  }
  if (parts.models.has(base)) {
    noteRelation(field, parts, at);
    return null;
  }
  const type = typeOf(base, field, parts);
  const given = attributeOf(field, "default");
  const [argument] = given?.args ?? [];
  const initial = argument === undefined ? undefined : defaultOf(argument.value, type);
  const isGenerated = attributeOf(field, "updatedAt") !== undefined || isCall(argument?.value);
  const to = parts.keys.get(name);
  return {
    name,
    type: array === true ? { kind: "list", of: type, bounds: {} } : type,
    required: optional !== true && array !== true && !isGenerated,
    nullable: optional === true,
    readOnly: isGenerated,
    writeOnly: false,
    deprecated: false,
    ...(description === "" ? {} : { description }),
    ...(initial === undefined ? {} : { default: initial }),
    ...(to === undefined ? {} : { to }),
    at,
  };
}

/** Notes why a relation is not part of the spec, if it has no column of its own. */
function noteRelation(field: Field, { note, model, lostRelation }: PrismaParts, at: string): void {
  const why = lostRelation(field);
  if (why !== null) {
    note({ kind: "unknown", about: `${model}.${field.name}`, text: why, at });
  }
}

export function attributeOf({ attributes }: Field, name: string): NonNullable<Field["attributes"]>[number] | undefined {
  return attributes?.find((each) => each.name === name && each.group === undefined);
}

const SCALARS: Readonly<Record<string, ForeignType>> = {
  String: { kind: "text", bounds: {} },
  Int: { kind: "number", isInteger: true, bounds: {} },
  BigInt: { kind: "number", isInteger: true, bounds: {} },
  Float: { kind: "number", isInteger: false, bounds: {} },
  Decimal: { kind: "number", isInteger: false, bounds: {} },
  Boolean: { kind: "boolean" },
  DateTime: { kind: "text", format: "date-time", bounds: {} },
  Json: { kind: "json" },
  Bytes: { kind: "unknown", why: "it contains bytes" },
};

function typeOf(base: string, field: Field, parts: PrismaParts): ForeignType {
  const values = parts.schema.enums.get(base);
  const composite = parts.schema.types.get(base);
  if (values !== undefined) {
    return values.length === 0 ? { kind: "text", bounds: {} } : { kind: "choice", values, name: base };
  }
  return composite === undefined ? scalarOf(base, field) : toObject(composite, parts);
}

function scalarOf(base: string, field: Field): ForeignType {
  const native = field.attributes?.find(({ group }) => group === "db");
  const [size] = native?.args ?? [];
  const length = Number(size?.value);
  if (base === "DateTime" && (native?.name === "Date" || native?.name === "Time")) {
    return { kind: "text", format: native.name.toLowerCase(), bounds: {} };
  }
  if (base === "String" && /char$/i.test(native?.name ?? "") && Number.isInteger(length) && length > 0) {
    return { kind: "text", bounds: { maxLength: length } };
  }
  return Object.hasOwn(SCALARS, base)
    ? (SCALARS[base] ?? UNKNOWN)
    : { kind: "unknown", why: `its type ${base} is unknown; import the folder if the schema has several files` };
}

/** A composite type of MongoDB. */
function toObject({ name, properties }: Type, parts: PrismaParts): ForeignType {
  if (parts.within.includes(name)) {
    return { kind: "unknown", why: `its type ${name} contains itself` };
  }
  const inner = { ...parts, within: [...parts.within, name] };
  const fields = properties.flatMap((property) =>
    property.type === "field" ? (toPrismaField({ field: property, description: "" }, inner) ?? []) : [],
  );
  return { kind: "object", fields };
}

const UNKNOWN: ForeignType = { kind: "unknown", why: "its type is unknown" };

function isCall(value: Argument | undefined): boolean {
  return typeof value === "object" && !Array.isArray(value) && value.type === "function";
}

/** A constant default. Texts are in quotes, values of enumerations are not. */
function defaultOf(value: Argument, type: ForeignType): unknown {
  const plain: Value | Argument = isKeyed(value) ? value.value : value;
  if (typeof plain !== "string" && typeof plain !== "number" && typeof plain !== "boolean") {
    return undefined;
  }
  const text = String(plain);
  switch (type.kind) {
    case "number":
      return Number.isFinite(Number(text)) ? Number(text) : undefined;
    case "boolean":
      return text === "true";
    case "text":
      return text.startsWith('"') ? unquoted(text) : text;
    case "choice":
      return type.values.includes(text) ? text : undefined;
    default:
      return undefined;
  }
}

/** Prisma writes texts with the escapes of JSON. */
function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.replace(/^"(.*)"$/s, "$1");
  }
}
