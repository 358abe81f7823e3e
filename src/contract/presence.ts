import type { JsonSchema } from "./json-schema.ts";

/** Interval of heartbeats, and the time after which a page without one counts as closed, in milliseconds. */
export const HEARTBEAT_MS = 20_000;
export const EDITOR_EXPIRY_MS = 60_000;

/** Response of `PUT /open-editors/{id}`: the other staff users who have the record open for editing. */
export interface OpenEditors {
  readonly others: readonly { readonly name: string; readonly username: string }[];
}

const text: JsonSchema = { type: "string" };

/** Schema of `OpenEditors`. */
export const openEditorsSchema: JsonSchema = {
  type: "object",
  properties: { others: { type: "array", items: { type: "object", properties: { name: text, username: text } } } },
};
