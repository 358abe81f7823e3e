import type { RJSFSchema } from "@rjsf/utils";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { discriminatorOf } from "../../../contract/union-schema.ts";

/** Casts to RJSF's schema type, whose arrays are mutable while ours are read-only. */
export function toRjsfSchema(schema: JsonSchema): RJSFSchema {
  return schema as unknown as RJSFSchema;
}

/** Casts back: the schemas that RJSF passes to fields and widgets are sub-schemas of the one it received. */
export function toOwnSchema(schema: RJSFSchema): JsonSchema {
  return schema as unknown as JsonSchema;
}

/**
 * Schema that RJSF renders. A `oneOf` property becomes one object with the properties of all branches; its template
 * shows only those of the selected branch.
 */
export function toRenderedSchema(schema: JsonSchema): RJSFSchema {
  const { properties = {}, required = [] } = schema;
  const drawn = Object.entries(properties).map(([name, property]) => [
    name,
    property.oneOf === undefined ? property : withAllParts(property, required.includes(name)),
  ]);
  return toRjsfSchema({ ...schema, properties: Object.fromEntries(drawn) });
}

/** The discriminator is required only if the object is: an optional object can be left unset. */
function withAllParts(schema: JsonSchema, isRequired: boolean): JsonSchema {
  const { oneOf = [], discriminator: _, ...rest } = schema;
  const required = oneOf.flatMap((branch) => branch.required);
  const by = discriminatorOf(schema);
  return { ...rest, required: [...new Set(required)].filter((name) => isRequired || name !== by) };
}
