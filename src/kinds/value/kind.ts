import { defineBuiltInKind, type ValueType } from "../kind.ts";

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

/** How lists treat the values of its displays. */
export const valueValues = { object: "object" } as const satisfies Record<string, ValueType>;
