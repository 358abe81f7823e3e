import type { JsonSchema } from "../../contract/json-schema.ts";
import { inCapitals, trimText } from "../../contract/text-identity.ts";

/**
 * Normalizes the texts of a body before validation: e-mail addresses and unique texts are trimmed, and codes whose
 * pattern allows capitals only are converted to upper case. Other texts stay unchanged.
 *
 * @example
 * preValidation: async ({ body }) => toStoredTexts(body, ticketCreateSchema),
 */
export function toStoredTexts(body: unknown, schema: JsonSchema, identities: readonly string[] = []): void {
  if (Array.isArray(body)) {
    // An array without a schema of its items is left to validation, at any depth.
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

/** Normalizes one text. */
function toStoredText(text: string, { pattern, format, maxLength }: JsonSchema, isIdentity: boolean): string {
  // A text over the maximum length is not tested, so the cost of the pattern is limited.
  if (maxLength !== undefined && trimText(text).length > 2 * maxLength) {
    return text;
  }
  if (isIdentity || format === "email") {
    return inCapitals(trimText(text), pattern);
  }
  const capitals = inCapitals(trimText(text), pattern);
  // A text that matches its pattern stays unchanged.
  return pattern === undefined || fits(text, pattern) || !fits(capitals, pattern) ? text : capitals;
}

function fits(text: string, pattern: string): boolean {
  return new RegExp(pattern, "u").test(text);
}
