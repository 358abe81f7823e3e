import { defineBuiltInKind } from "../kind.ts";

/** An object whose properties are the product's languages. */
export const translated = defineBuiltInKind({
  name: "translated",
  words: "text in several languages",
  family: "object",
  claims: null,
  column: { builder: "jsonb", hasOrder: false },
  uses: [],
  control: null,
  display: "translated",
});
