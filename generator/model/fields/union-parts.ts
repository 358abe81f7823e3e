import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import type { DiagnosticText } from "../../diagnostics/diagnostic.ts";
import { toCamel } from "../naming/names.ts";
import type { TypedField } from "../types/typed-field.ts";
import type { UnionModel, UnionType } from "../types/union-types.ts";
import { wireOfTag } from "../types/wire-tag.ts";
import type { FieldDiagnostic } from "./tag-checks.ts";

interface TypedBranch {
  readonly typeName: string;
  readonly fields: readonly TypedField[];
  readonly diagnostics: readonly FieldDiagnostic[];
}

interface UnionParts {
  readonly parts: readonly TypedField[];
  readonly diagnostics: readonly DiagnosticText[];
}

/** Merges the fields of all branches. The discriminator comes first; a field of several branches appears once. */
export function toUnionParts(union: UnionType, branches: readonly TypedBranch[]): UnionParts {
  const found = new Map<string, TypedField & { readonly typeName: string }>();
  const diagnostics: DiagnosticText[] = [];
  for (const { typeName, fields, diagnostics: own } of branches) {
    diagnostics.push(
      ...own.map((fault) => ({ ...fault, message: `in the "${fault.name}" of ${typeName}: ${fault.message}` })),
    );
    for (const field of fields) {
      const first = found.get(field.name) ?? { ...field, typeName };
      found.set(field.name, first);
      diagnostics.push(...faultsOf(field, typeName, first));
    }
  }
  return { parts: [toDiscriminator(union), ...found.values()], diagnostics };
}

function faultsOf(
  field: TypedField,
  typeName: string,
  first: TypedField & { readonly typeName: string },
): readonly DiagnosticText[] {
  const { name } = field;
  const isOther = first.typeName !== typeName && sameness(first) !== sameness(field);
  return [
    ...(isOther
      ? [
          {
            message: `"${name}" differs between ${first.typeName} and ${typeName}`,
            hint: "the same type, tags and ? in both, or another name in one of them",
          },
        ]
      : []),
    ...(field.schema.default === undefined
      ? []
      : [
          {
            message: `@default on "${name}" of ${typeName}, which only one branch has`,
            hint: "the field without @default, and with a ? after the name if it is optional",
          },
        ]),
  ];
}

/** The properties of a field that must be equal in all branches. */
function sameness({
  kind,
  ownKind,
  required,
  nullable,
  readOnly,
  writeOnly,
  schema,
  objectType,
  enumeration,
  wire,
}: TypedField): string {
  const { description: _, ...rest } = schema;
  return JSON.stringify([
    kind,
    ownKind,
    required,
    nullable,
    readOnly,
    writeOnly,
    rest,
    objectType,
    enumeration?.name,
    wire,
  ]);
}

function toDiscriminator({ typeName, by, branches }: UnionType): TypedField {
  const values = branches.map(({ value }) => value);
  return {
    name: by,
    kind: "enum",
    required: true,
    nullable: false,
    readOnly: false,
    writeOnly: false,
    description: "",
    ...wireOfTag(branches[0]?.raw.properties?.[by] ?? {}),
    schema: { type: "string", enum: values },
    enumeration: { name: toCamel(typeName), typeName, values },
    objectType: null,
    parts: [],
    union: null,
  };
}

/** Annotations of the field itself, as for an object. */
export function toObjectSchema(schema: JsonSchema): JsonSchema {
  const { anyOf: _, ...rest } = schema as JsonSchema & { readonly anyOf?: unknown };
  return { ...rest, type: "object" };
}

/** The parts of a union that the model keeps. */
export function toUnionModel({ typeName, by, branches }: UnionType): UnionModel {
  return {
    typeName,
    by,
    branches: branches.map(({ raw, ...branch }) => ({ ...branch, parts: Object.keys(raw.properties ?? {}) })),
  };
}
