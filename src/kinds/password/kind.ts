import type { JsonSchema } from "../../contract/json-schema.ts";
import { type ControlFacts, defineBuiltInKind, named } from "../kind.ts";

/** A password: sent, never returned. */
export const password = defineBuiltInKind({
  name: "password",
  words: "password",
  family: "secret",
  claims: { type: "string", format: "password" },
  column: { builder: "text" },
  uses: [],
  control: "password",
  display: "text",
  widgets: { password: named("text", "password") },
  sample: (seed) => `abc${seed.toString(36)}-A1b2`,
});

/** How the console treats fields with its controls. */
export const passwordControls = { password: { isOfOneRecord: true } } as const satisfies ControlFacts;

/** Whether values are passwords: never stored in the browser, never in a sheet. */
export function isPassword({ format }: JsonSchema): boolean {
  return format === "password";
}
