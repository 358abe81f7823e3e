import type { JsonSchema } from "../contract/json-schema.ts";

/** Whether it is an object whose property names the type leaves open. Names with rules of their own are not supported. */
export function isOpenObject(schema: JsonSchema): boolean {
  return schema.type === "object" && schema.properties === undefined && !("propertyNames" in schema);
}
