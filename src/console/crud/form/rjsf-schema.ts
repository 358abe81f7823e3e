import type { RJSFSchema } from "@rjsf/utils";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { discriminatorOf } from "../../../contract/union-schema.ts";

/** RJSF's own type of a schema has writable lists where ours has read-only ones. */
export function toRjsfSchema(schema: JsonSchema): RJSFSchema {
  return schema as unknown as RJSFSchema;
}

/** The way back: what RJSF hands to fields and widgets is a part of what it was given. */
export function toOwnSchema(schema: RJSFSchema): JsonSchema {
  return schema as unknown as JsonSchema;
}

/**
 * What RJSF draws a form by: an object that is one of several as one with the parts of all, of which its template shows
 * those that the chosen one has.
 */
export function toRenderedSchema(schema: JsonSchema): RJSFSchema {
  const { properties = {}, required = [] } = schema;
  const drawn = Object.entries(properties).map(([name, property]) => [
    name,
    property.oneOf === undefined ? property : withAllParts(property, required.includes(name)),
  ]);
  return toRjsfSchema({ ...schema, properties: Object.fromEntries(drawn) });
}

/** Where there may be none at all, none can be chosen. */
function withAllParts(schema: JsonSchema, isRequired: boolean): JsonSchema {
  const { oneOf = [], discriminator: _, ...rest } = schema;
  const required = oneOf.flatMap((branch) => branch.required);
  const by = discriminatorOf(schema);
  return { ...rest, required: [...new Set(required)].filter((name) => isRequired || name !== by) };
}
