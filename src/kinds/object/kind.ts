import { defineBuiltInKind } from "../kind.ts";

/** A record of another entity, or an object that the spec has not classified yet. */
export const object = defineBuiltInKind({
  name: "object",
  words: "record",
  family: "object",
  claims: ({ type, properties }) => type === "object" && properties !== undefined,
  column: { builder: "jsonb", hasOrder: false },
  isManifold: true,
  uses: [],
  control: null,
  display: "text",
});
