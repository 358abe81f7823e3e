import { isObject } from "../lib/json-object.ts";

/**
 * Invalid text in a number field. This shape distinguishes it from a decimal text that a backend sent, such as `1.234`,
 * so that schema validation rejects it.
 */
export interface UnreadNumber {
  readonly unread: string;
}

/** The text of an invalid number. Null for other values. */
export function unreadText(value: unknown): string | null {
  return isObject(value) && typeof value["unread"] === "string" ? value["unread"] : null;
}
