/** A JSON object with unknown members. */
export interface JsonObject {
  readonly [name: string]: unknown;
}

/**
 * Whether a value is a JSON object: neither null nor an array.
 *
 * @example
 * isObject({ id: 7 }); // true
 */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
