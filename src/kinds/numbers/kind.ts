import { defineBuiltInKind } from "../kind.ts";

/** Several numbers, each a chip. */
export const numbers = defineBuiltInKind({
  name: "numbers",
  words: "list of numbers",
  family: "list",
  claims: ({ type, items }) =>
    type === "array" && (items?.type === "integer" || items?.type === "number") && items.enum === undefined,
  column: { builder: "doublePrecision", isArray: true },
  initial: [],
  isManifold: true,
  uses: [],
  control: "numbers",
  display: "chips",
});
