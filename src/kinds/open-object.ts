import type { JsonSchema } from "../contract/json-schema.ts";

/** True for an object with open property names. `propertyNames` is not supported. */
export function isOpenObject(schema: JsonSchema): boolean {
  return schema.type === "object" && schema.properties === undefined && !("propertyNames" in schema);
}
