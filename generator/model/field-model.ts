import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { isFreeSchema } from "../../src/contract/open-objects.ts";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";
import type { RawSchema, TypeDefinitions } from "../read/type-definitions.ts";
import { FIELD_TYPES } from "../vocabulary/field-types.ts";
import type { EnumModel, FieldKind } from "./console-model.ts";
import { toCamel } from "./names.ts";
import { referencedType, toSelfContainedOrNull } from "./self-contained.ts";
import { checkTags, type FieldDiagnostic } from "./tag-checks.ts";

/** What a type says of one field, before the spec value adds to it. */
export interface TypedField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly enumeration: EnumModel | null;
  /** Of an object, or of an array of objects: the name of their type. */
  readonly objectType: string | null;
  /** Of an object, and of each of a list of objects: its fields. */
  readonly parts: readonly TypedField[];
}

/** Reads the fields of a type, in the order of its source. */
export function toTypedFields(
  typeName: string,
  { schemas }: TypeDefinitions,
): { readonly fields: readonly TypedField[]; readonly diagnostics: readonly FieldDiagnostic[] } {
  return typedFieldsOf(schemas[typeName] ?? {}, schemas);
}

interface TypedFields {
  readonly fields: readonly TypedField[];
  readonly diagnostics: readonly FieldDiagnostic[];
}

function typedFieldsOf(
  { properties = {}, required = [] }: RawSchema,
  schemas: TypeDefinitions["schemas"],
): TypedFields {
  const fields: TypedField[] = [];
  const diagnostics: FieldDiagnostic[] = [];
  for (const [name, raw] of Object.entries(properties)) {
    const result = toField(name, raw, schemas);
    if ("message" in result) {
      diagnostics.push(result);
    } else {
      const { parts, found } = partsOf(result, raw, schemas);
      fields.push({ ...result, parts, required: required.includes(name) });
      diagnostics.push(...checkTags(name, result.schema), ...found);
    }
  }
  return { fields, diagnostics };
}

/** The fields of an object that a field holds, and what is wrong with them, said at the field. */
function partsOf(
  { name, kind }: Pick<TypedField, "name" | "kind">,
  stated: RawSchema,
  schemas: TypeDefinitions["schemas"],
): { readonly parts: readonly TypedField[]; readonly found: readonly FieldDiagnostic[] } {
  if (kind !== "object" && kind !== "embedded") {
    return { parts: [], found: [] };
  }
  const { raw: own } = splitNull(stated);
  const raw = kind === "object" ? own : ((own.items ?? {}) as RawSchema);
  const type = referencedType(raw);
  const { fields, diagnostics } = typedFieldsOf(type === null ? raw : (schemas[type] ?? {}), schemas);
  return {
    parts: fields,
    found: diagnostics.map(({ name: part, message, hint }) => ({
      name,
      message: `in its "${part}": ${message}`,
      hint,
      ...(kind === "embedded" ? { itemType: type } : {}),
    })),
  };
}

/** `Status | null` as Status, and that it may be null. */
function splitNull(raw: RawSchema): { readonly raw: RawSchema; readonly nullable: boolean } {
  const { anyOf, type, ...rest } = raw;
  if (Array.isArray(anyOf) && anyOf.length === 2) {
    const [other] = (anyOf as readonly RawSchema[]).filter((part) => part.type !== "null");
    if (other !== undefined && anyOf.some((part: RawSchema) => part.type === "null")) {
      return { raw: { ...other, ...rest }, nullable: true };
    }
  }
  if (Array.isArray(type) && type.length === 2 && type.includes("null")) {
    const [other = "null"] = (type as readonly string[]).filter((part) => part !== "null");
    return { raw: { ...rest, type: other }, nullable: true };
  }
  return { raw, nullable: false };
}

function toField(
  name: string,
  stated: RawSchema,
  schemas: TypeDefinitions["schemas"],
): Omit<TypedField, "required" | "parts"> | FieldDiagnostic {
  const { raw, nullable } = splitNull(stated);
  const plain = toSelfContainedOrNull(raw, schemas);
  const schema = plain === null || !nullable ? plain : { ...plain, nullable };
  if (schema === null) {
    return { name, message: "a type that contains itself", hint: "the other record's id instead of the record" };
  }
  const kind = kindOf(schema);
  if (kind === null) {
    return { name, message: "a type that no control, column or display can hold", hint: FIELD_TYPES };
  }
  const objectType = referencedType(raw.items ?? raw);
  if ((kind === "enum" || kind === "enums") && objectType === null) {
    return {
      name,
      message: "a union without a name, so that its values have no message keys",
      hint: "an exported type for it: `export type TicketType = …`",
    };
  }
  const unfit = findUnfitValue(schema);
  if (unfit !== undefined) {
    return { name, ...unfit };
  }
  return {
    name,
    kind,
    nullable,
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    description: raw.description ?? "",
    schema: withoutForeignAnnotations(schema, raw),
    enumeration: toEnumeration(kind, objectType, schema),
    objectType: kind === "object" || kind === "embedded" ? objectType : null,
  };
}

function findUnfitValue(schema: JsonSchema): DiagnosticText | undefined {
  const values = textsOf(schema.enum ?? schema.items?.enum);
  const unfit = values.find((value) => value.trim() !== value || value === "");
  return unfit === undefined
    ? undefined
    : { message: `${JSON.stringify(unfit)} among its values`, hint: "values of some text, without spaces around it" };
}

/** The values of an enumeration, of which null is none. */
function textsOf(values: JsonSchema["enum"] = []): readonly string[] {
  return values.filter((value) => value !== null);
}

/** The description of a shared type says nothing of this field. */
function withoutForeignAnnotations(schema: JsonSchema, raw: RawSchema): JsonSchema {
  const { description: _, ...rest } = schema;
  return raw.description === undefined ? rest : { ...rest, description: raw.description };
}

function toEnumeration(kind: FieldKind, typeName: string | null, schema: JsonSchema): EnumModel | null {
  const values = kind === "enums" ? schema.items?.enum : schema.enum;
  return (kind === "enum" || kind === "enums") && typeName !== null
    ? { name: toCamel(typeName), typeName, values: textsOf(values) }
    : null;
}

const FORMAT_KINDS: Readonly<Record<string, FieldKind>> = {
  email: "email",
  uri: "uri",
  password: "password",
  tel: "tel",
  html: "html",
  image: "image",
  file: "file",
  time: "time",
  duration: "duration",
  date: "date",
  "date-time": "datetime",
};

/** The kind of a schema, or null where the product has no use for it. */
function kindOf(schema: JsonSchema): FieldKind | null {
  if (schema.enum !== undefined && schema.type !== "string") {
    return null;
  }
  switch (schema.type) {
    case "string":
      return schema.enum === undefined ? (FORMAT_KINDS[schema.format ?? ""] ?? "text") : "enum";
    case "integer":
    case "boolean":
      return schema.type;
    case "number":
      return schema.format === "money" || schema.format === "percent" ? schema.format : "number";
    case "object":
      return schema.properties === undefined ? openKindOf(schema) : "object";
    case "array":
      return arrayKindOf(schema.items);
    default:
      return null;
  }
}

/** An object whose names its type does not say. */
function openKindOf(schema: JsonSchema): FieldKind | null {
  const { additionalProperties: value } = schema;
  if ("propertyNames" in schema) {
    // Names with rules of their own are fields that nobody wrote down.
    return null;
  }
  if (isFreeSchema(schema)) {
    return "json";
  }
  return typeof value === "object" && value.type === "string" && value.enum === undefined ? "map" : null;
}

function arrayKindOf(items: JsonSchema | undefined): FieldKind | null {
  if (items?.type === "string") {
    return items.enum === undefined ? "texts" : "enums";
  }
  if (items?.type === "integer" || items?.type === "number") {
    return "numbers";
  }
  return items?.type === "object" && items.properties !== undefined ? "embedded" : null;
}
