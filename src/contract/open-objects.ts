import type { JsonSchema } from "./json-schema.ts";

/** Whether a schema is that of texts by names of their own: `Record<string, string>`. */
export function isMapSchema({ type, properties, additionalProperties }: JsonSchema): boolean {
  return type === "object" && properties === undefined && typeof additionalProperties === "object";
}

/** Whether a schema is that of a JSON object of any content: `Record<string, unknown>`. */
export function isFreeSchema({ type, properties, additionalProperties }: JsonSchema): boolean {
  return type === "object" && properties === undefined && additionalProperties === true;
}

/** Whether a schema is that of an object of named parts. */
export function isValueSchema({ type, properties }: JsonSchema): boolean {
  return type === "object" && properties !== undefined;
}
