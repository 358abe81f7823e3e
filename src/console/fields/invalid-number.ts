import { isObject } from "../lib/json-object.ts";

/**
 * Invalid text in a number field. This shape distinguishes it from a decimal text that a backend sent, such as `1.234`,
 * so that schema validation rejects it.
 */
export interface InvalidNumber {
  readonly typed: string;
}

/** The text of an invalid number. Null for other values. */
export function invalidNumberInput(value: unknown): string | null {
  return isObject(value) && typeof value["typed"] === "string" ? value["typed"] : null;
}
