import type { BranchSchema, JsonSchema } from "../../../src/contract/json-schema.ts";
import type { FieldModel } from "../types/console-model.ts";
import type { UnionModel } from "../types/union-types.ts";
import type { TypedField } from "./field-model.ts";

/** Schema of an object or list of objects that are not entities. Nullable fields accept null. */
export function toValue({ kind, schema, parts, union }: TypedField): Pick<FieldModel, "kind" | "schema"> {
  const properties = Object.fromEntries(
    parts.map((part) => [part.name, isObjects(part) ? toValue(part).schema : part.schema]),
  );
  if (union !== null) {
    return { kind: "value", schema: { ...schema, ...toUnionSchema(union, parts, properties) } };
  }
  const object = {
    properties,
    required: parts.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
  return kind === "object"
    ? { kind: "value", schema: { ...schema, ...object } }
    : { kind: "values", schema: { ...schema, items: { type: "object", ...object } } };
}

/** True for an object or a list of objects. */
export function isObjects({ kind }: Pick<TypedField, "kind">): boolean {
  return kind === "object" || kind === "embedded";
}

/** Schema of a union of objects: the type of each field, then the fields of each branch. */
function toUnionSchema(
  { by, branches }: UnionModel,
  parts: readonly Pick<TypedField, "name" | "required">[],
  properties: NonNullable<JsonSchema["properties"]>,
): Pick<JsonSchema, "properties" | "required" | "discriminator" | "oneOf"> {
  const isRequired = (name: string) => parts.some((part) => part.name === name && part.required);
  return {
    properties,
    required: [by],
    discriminator: { propertyName: by },
    oneOf: branches.map(
      (branch): BranchSchema => ({
        title: branch.typeName,
        ...(branch.description === "" ? {} : { description: branch.description }),
        type: "object",
        properties: {
          [by]: { enum: [branch.value] },
          ...Object.fromEntries(branch.parts.map((name) => [name, {}])),
        },
        required: [by, ...branch.parts.filter(isRequired)],
        additionalProperties: false,
      }),
    ),
  };
}
