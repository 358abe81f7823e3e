import type { JsonSchema } from "../../src/contract/json-schema.ts";
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
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly enumeration: EnumModel | null;
  /** Of an object, or of an array of objects: the name of their type. */
  readonly objectType: string | null;
}

/** Reads the fields of a type, in the order of its source. */
export function toTypedFields(
  typeName: string,
  { schemas }: TypeDefinitions,
): { readonly fields: readonly TypedField[]; readonly diagnostics: readonly FieldDiagnostic[] } {
  const { properties = {}, required = [] } = schemas[typeName] ?? {};
  const fields: TypedField[] = [];
  const diagnostics: FieldDiagnostic[] = [];
  for (const [name, raw] of Object.entries(properties)) {
    const result = toField(name, raw, schemas);
    if ("message" in result) {
      diagnostics.push(result);
    } else {
      fields.push({ ...result, required: required.includes(name) });
      diagnostics.push(...checkTags(name, result.schema));
    }
  }
  return { fields, diagnostics };
}

function toField(
  name: string,
  raw: RawSchema,
  schemas: TypeDefinitions["schemas"],
): Omit<TypedField, "required"> | FieldDiagnostic {
  const schema = toSelfContainedOrNull(raw, schemas);
  if (schema === null) {
    return { name, message: "a type that contains itself", hint: "the other record's id instead of the record" };
  }
  const kind = kindOf(schema);
  if (kind === null) {
    return { name, message: "a type that no control, column or display can hold", hint: FIELD_TYPES };
  }
  const objectType = referencedType(raw.items ?? raw);
  if (kind === "enum" && objectType === null) {
    return {
      name,
      message: "a union without a name, so that its values have no message keys",
      hint: "an exported type for it: `export type TicketType = …`",
    };
  }
  const unfit = (schema.enum ?? []).find((value) => value.trim() !== value || value === "");
  if (unfit !== undefined) {
    return {
      name,
      message: `${JSON.stringify(unfit)} among its values`,
      hint: "values of some text, without spaces around it",
    };
  }
  return {
    name,
    kind,
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    description: raw.description ?? "",
    schema: withoutForeignAnnotations(schema, raw),
    enumeration: kind === "enum" && objectType !== null ? toEnum(objectType, schema) : null,
    objectType: kind === "object" || kind === "embedded" ? objectType : null,
  };
}

/** The description of a shared type says nothing of this field. */
function withoutForeignAnnotations(schema: JsonSchema, raw: RawSchema): JsonSchema {
  const { description: _, ...rest } = schema;
  return raw.description === undefined ? rest : { ...rest, description: raw.description };
}

function toEnum(typeName: string, schema: JsonSchema): EnumModel {
  return { name: toCamel(typeName), typeName, values: schema.enum ?? [] };
}

const FORMAT_KINDS: Readonly<Record<string, FieldKind>> = {
  email: "email",
  uri: "uri",
  password: "password",
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
      return schema.format === "money" ? "money" : "number";
    case "object":
      return schema.properties === undefined ? null : "object";
    case "array":
      return arrayKindOf(schema.items);
    default:
      return null;
  }
}

function arrayKindOf(items: JsonSchema | undefined): FieldKind | null {
  if (items?.type === "string" && items.enum === undefined) {
    return "texts";
  }
  return items?.type === "object" && items.properties !== undefined ? "embedded" : null;
}
