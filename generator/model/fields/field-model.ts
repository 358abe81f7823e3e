import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import type { FieldKind } from "../../../src/kinds/kinds.ts";
import type { DiagnosticText } from "../../diagnostics/diagnostic.ts";
import { during } from "../../diagnostics/error-context.ts";
import type { RawSchema, TypeDefinitions } from "../../read/type-definitions.ts";
import { toCamel } from "../naming/names.ts";
import type { EnumModel } from "../types/console-model.ts";
import { kindOf } from "../types/kind-of.ts";
import { ownKindOf, referencedType, toSelfContainedOrNull } from "../types/self-contained.ts";
import type { TypedField } from "../types/typed-field.ts";
import { readUnion, type UnionType } from "../types/union-types.ts";
import { wireOfTag, withoutWire } from "../types/wire-tag.ts";
import { checkTags, type FieldDiagnostic } from "./tag-checks.ts";
import { toObjectSchema, toUnionModel, toUnionParts } from "./union-parts.ts";
import { describeUnsupported } from "./unsupported-schema.ts";

export type { TypedField } from "../types/typed-field.ts";

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

export function typedFieldsOf(
  { properties = {}, required = [] }: RawSchema,
  schemas: TypeDefinitions["schemas"],
): TypedFields {
  const fields: TypedField[] = [];
  const diagnostics: FieldDiagnostic[] = [];
  for (const [name, raw] of Object.entries(properties)) {
    during(`the field "${name}"`, () => {
      const result = toField(name, raw, schemas);
      if ("message" in result) {
        diagnostics.push(result);
      } else {
        const { parts, found } = partsOf(result, raw, schemas);
        fields.push({ parts, required: required.includes(name), ...result });
        diagnostics.push(...checkTags(name, result.schema), ...found);
      }
    });
  }
  return { fields, diagnostics };
}

/** Fields of an object or of embedded records. Their mistakes are reported at the field. */
function partsOf(
  { name, kind }: Pick<TypedField, "name" | "kind">,
  stated: RawSchema,
  schemas: TypeDefinitions["schemas"],
): { readonly parts: readonly TypedField[]; readonly found: readonly FieldDiagnostic[] } {
  if (kind !== "object" && kind !== "embedded") {
    return { parts: [], found: [] };
  }
  const { raw: own } = splitNull(stated);
  const union = kind === "object" ? readUnion(own, schemas) : null;
  if (union !== null && !("message" in union)) {
    const branches = union.branches.map((branch) => ({ ...branch, ...typedFieldsOf(branch.raw, schemas) }));
    const { parts, diagnostics } = toUnionParts(union, branches);
    return { parts, found: diagnostics.map((text) => ({ ...text, name })) };
  }
  const raw = kind === "object" ? own : (own.items ?? {});
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

/** Splits `Status | null` into the type and the flag. */
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
  const whole = toSelfContainedOrNull(raw, schemas);
  const plain = whole && withoutWire(whole);
  if (plain === null) {
    return {
      name,
      message: "the type contains itself",
      hint: "the id of the other record, or Record<string, unknown> for free JSON",
    };
  }
  const union = readUnion(raw, schemas);
  if (union !== null) {
    return "message" in union ? { name, ...union } : toUnionField(name, { raw, plain, nullable }, union);
  }
  return toPlainField(name, { raw, plain, nullable, ownKind: ownKindOf(raw, schemas) });
}

function toPlainField(
  name: string,
  { raw, plain, nullable, ownKind }: Stated,
): Omit<TypedField, "required" | "parts"> | FieldDiagnostic {
  const schema = nullable ? { ...plain, nullable } : plain;
  const kind = kindOf(schema);
  if (kind === null) {
    return { name, ...describeUnsupported(schema as RawSchema) };
  }
  const objectType = referencedType(raw.items ?? raw);
  if ((kind === "enum" || kind === "enums") && objectType === null) {
    return {
      name,
      message: "the union needs a name, because its labels are found by that name",
      hint: "an exported type: `export type TicketType = …`",
    };
  }
  const unfit = findUnsuitableValue(schema);
  if (unfit !== undefined) {
    return { name, ...unfit };
  }
  return {
    name,
    kind,
    ...(ownKind === undefined ? {} : { ownKind }),
    nullable,
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    description: raw.description ?? "",
    ...wireOfTag(raw),
    schema: withoutForeignAnnotations(schema, raw),
    enumeration: toEnumeration(kind, objectType, schema),
    objectType: kind === "object" || kind === "embedded" ? objectType : null,
    union: null,
  };
}

interface Stated {
  readonly raw: RawSchema;
  readonly plain: JsonSchema;
  readonly nullable: boolean;
  /** The product's own kind. */
  readonly ownKind?: string | undefined;
}

function toUnionField(
  name: string,
  { raw, plain, nullable }: Stated,
  union: UnionType,
): Omit<TypedField, "required" | "parts"> {
  const schema = { ...toObjectSchema(plain), ...(nullable ? { nullable } : {}) };
  return {
    name,
    kind: "object",
    nullable,
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    description: raw.description ?? "",
    ...wireOfTag(raw),
    schema: withoutForeignAnnotations(schema, raw),
    enumeration: null,
    objectType: union.typeName,
    union: toUnionModel(union),
  };
}

function findUnsuitableValue(schema: JsonSchema): DiagnosticText | undefined {
  const values = textsOf(schema.enum ?? schema.items?.enum);
  const unfit = values.find((value) => value.trim() !== value || value === "" || value.includes("\0"));
  return unfit === undefined
    ? undefined
    : {
        message: `${JSON.stringify(unfit)} is not a valid enumeration value`,
        hint: unfit.includes("\0")
          ? "values without the NUL character, which PostgreSQL cannot store"
          : "values that are not empty and have no spaces around them",
      };
}

/** The values of an enumeration without null. */
function textsOf(values: JsonSchema["enum"] = []): readonly string[] {
  return values.filter((value) => value !== null);
}

/** Drops the description of a shared type: it does not describe this field. */
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
