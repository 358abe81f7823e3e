import { isFreeSchema } from "../../contract/open-objects.ts";
import { type DisplayFacts, defineBuiltInKind } from "../kind.ts";
import { isOpenObject } from "../open-object.ts";

/** A JSON object with any content. The column preserves the order of its keys. */
export const json = defineBuiltInKind({
  name: "json",
  words: "JSON object",
  family: "object",
  claims: (schema) => isOpenObject(schema) && isFreeSchema(schema),
  column: { builder: "json", hasOrder: false },
  initial: {},
  isManifold: true,
  uses: [],
  control: "json",
  display: "json",
});

/** How the console treats values with its displays. */
export const jsonFacts = { json: { type: "object", isWhole: true } } as const satisfies DisplayFacts;
