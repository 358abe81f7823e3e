import type { JsonSchema } from "../../contract/json-schema.ts";

/** What a staff user signs in with: Basic credentials end it at a colon, and know no control characters (RFC 7617). */
export const usernameSchema = {
  type: "string",
  minLength: 1,
  maxLength: 254,
  pattern: "^[^:\\s\\u0000-\\u001f\\u007f-\\u009f]+$",
} as const satisfies JsonSchema;

/** What a staff user is called. */
export const staffNameSchema = { type: "string", minLength: 1, maxLength: 120 } as const satisfies JsonSchema;

/** Whether a text can be a username; for whoever has no schema to check it by. */
export function isUsername(text: string): boolean {
  return new RegExp(usernameSchema.pattern, "u").test(text) && [...text].length <= usernameSchema.maxLength;
}

/** Whether a staff user can be called so. */
export function isStaffName(text: string): boolean {
  const { length } = [...text];
  return length >= staffNameSchema.minLength && length <= staffNameSchema.maxLength && !text.includes("\0");
}
