import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import { type ConsoleModel, type EntityModel, entityNamed, type FieldModel, writableFields } from "./console-model.ts";

/** Schema of a response: without write-only fields. */
export function readSchema(model: ConsoleModel, entity: EntityModel): JsonSchema {
  const fields = entity.fields.filter(({ writeOnly }) => !writeOnly);
  return objectSchema(entity, fields, (field) => {
    const related = relatedEntity(model, field);
    return related === null ? field.schema : replaceObject(field.schema, readSchema(model, related));
  });
}

/** Schema of a request: without read-only fields. */
export function writeSchema(model: ConsoleModel, entity: EntityModel): JsonSchema {
  return objectSchema(entity, writableFields(entity), (field) =>
    field.embeds === null
      ? field.schema
      : replaceObject(field.schema, withOptionalId(writeSchema(model, entityNamed(model, field.embeds)))),
  );
}

/** Embedded records keep their id in requests, so that the backend can identify existing ones. */
function withOptionalId(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { id: { type: "string" }, ...schema.properties } };
}

function objectSchema(
  entity: EntityModel,
  fields: readonly FieldModel[],
  schemaOf: (field: FieldModel) => JsonSchema,
): JsonSchema {
  return {
    ...(entity.description === "" ? {} : { description: entity.description }),
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, withNull(schemaOf(field))])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Adds null to the values of nullable enumerations, at any depth, because validators check the list too. */
export function withNull(schema: JsonSchema): JsonSchema {
  const { nullable, enum: values, properties, items } = schema;
  return {
    ...schema,
    ...(nullable === true && values !== undefined && !values.includes(null) ? { enum: [...values, null] } : {}),
    ...(properties === undefined
      ? {}
      : { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, withNull(part)])) }),
    ...(items === undefined ? {} : { items: withNull(items) }),
  };
}

/** The entity of a field that contains whole records. */
function relatedEntity(model: ConsoleModel, field: FieldModel): EntityModel | null {
  if (field.embeds !== null) {
    return entityNamed(model, field.embeds);
  }
  return field.kind === "object" && field.relation !== null ? entityNamed(model, field.relation.to) : null;
}

function replaceObject(schema: JsonSchema, object: JsonSchema): JsonSchema {
  if (schema.type === "array") {
    return { ...schema, items: object };
  }
  return schema.description === undefined ? object : { ...object, description: schema.description };
}
