import { defineBuiltInKind } from "../kind.ts";

/** A list of objects, edited as table rows. */
export const values = defineBuiltInKind({
  name: "values",
  words: "list of objects",
  family: "object",
  claims: null,
  column: { builder: "jsonb", hasOrder: false },
  initial: [],
  isManifold: true,
  uses: [],
  control: null,
  display: "table",
});
