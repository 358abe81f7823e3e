import type { JsonSchema } from "./json-schema.ts";

/** True for the schema of `Record<string, string>`. */
export function isMapSchema({ type, properties, additionalProperties }: JsonSchema): boolean {
  return type === "object" && properties === undefined && typeof additionalProperties === "object";
}

/** True for the schema of `Record<string, unknown>`. */
export function isFreeSchema({ type, properties, additionalProperties }: JsonSchema): boolean {
  return type === "object" && properties === undefined && additionalProperties === true;
}

/** True for the schema of an object with named fields. */
export function isValueSchema({ type, properties }: JsonSchema): boolean {
  return type === "object" && properties !== undefined;
}
