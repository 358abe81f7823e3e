import { isFreeSchema } from "../../contract/open-objects.ts";
import { type DisplayFacts, defineBuiltInKind } from "../kind.ts";
import { isOpenObject } from "../open-object.ts";

/** A map of texts with user-defined names. The column preserves their order. */
export const map = defineBuiltInKind({
  name: "map",
  words: "map of texts",
  family: "object",
  claims: (schema) => {
    const { additionalProperties: value } = schema;
    const isTexts = typeof value === "object" && value.type === "string" && value.enum === undefined;
    return isOpenObject(schema) && !isFreeSchema(schema) && isTexts;
  },
  column: { builder: "json", hasOrder: false },
  initial: {},
  isManifold: true,
  uses: [],
  control: "map",
  display: "map",
});

/** How the console treats values with its displays. */
export const mapFacts = { map: { type: "object" } } as const satisfies DisplayFacts;
