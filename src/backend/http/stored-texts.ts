import type { JsonSchema } from "../../contract/json-schema.ts";
import { inCapitals, trimText } from "../../contract/text-identity.ts";

/**
 * Rewrites the texts of a body as they are stored, before the body is validated: e-mail addresses and unique texts without
 * blanks at their ends, and codes whose pattern takes capitals only in capitals. Other texts stay as they are.
 */
export function toStoredTexts(body: unknown, schema: JsonSchema, identities: readonly string[] = []): void {
  if (Array.isArray(body)) {
    // Without a schema of its items an array is left to validation, however deep it is nested.
    if (schema.items) {
      for (const item of body) {
        toStoredTexts(item, schema.items);
      }
    }
  } else if (typeof body === "object" && body !== null) {
    rewriteMembers(body as Record<string, unknown>, schema, identities);
  }
}

function rewriteMembers(body: Record<string, unknown>, schema: JsonSchema, identities: readonly string[]): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    if (typeof value === "string") {
      body[name] = toStoredText(value, property, identities.includes(name));
    } else {
      toStoredTexts(value, property);
    }
  }
}

/** One text as it is stored. */
function toStoredText(text: string, { pattern, format, maxLength }: JsonSchema, isIdentity: boolean): string {
  // The pattern is not tested on a text that is too long in any case: its cost is bounded by maxLength.
  if (maxLength !== undefined && trimText(text).length > 2 * maxLength) {
    return text;
  }
  if (isIdentity || format === "email") {
    return inCapitals(trimText(text), pattern);
  }
  const capitals = inCapitals(trimText(text), pattern);
  // A text that fits its pattern as it was sent is not changed.
  return pattern === undefined || fits(text, pattern) || !fits(capitals, pattern) ? text : capitals;
}

function fits(text: string, pattern: string): boolean {
  return new RegExp(pattern, "u").test(text);
}
