import { type DisplayFacts, defineBuiltInKind } from "../kind.ts";

/** An object with named properties, or one of several such objects (a union). */
export const value = defineBuiltInKind({
  name: "value",
  words: "object",
  family: "object",
  claims: null,
  column: { builder: "jsonb", hasOrder: false },
  isManifold: true,
  uses: [],
  control: null,
  display: "object",
});

/** How the console treats values with its displays. */
export const valueFacts = { object: { type: "object" } } as const satisfies DisplayFacts;
