import { isObject } from "../lib/json-object.ts";

/**
 * Text in a number field that is no number in the reader's language. The form keeps it in this shape, so that `1.234`
 * can never be mistaken for a decimal text that a backend sent, and the schema's check rejects it.
 */
export interface UnreadNumber {
  readonly unread: string;
}

/** The text of a number that could not be read; null of any other value. */
export function unreadText(value: unknown): string | null {
  return isObject(value) && typeof value["unread"] === "string" ? value["unread"] : null;
}
