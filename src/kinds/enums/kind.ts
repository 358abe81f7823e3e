import { type ControlFacts, defineBuiltInKind, named } from "../kind.ts";

/** Several values of an enumeration. */
export const enums = defineBuiltInKind({
  name: "enums",
  words: "list of enumeration values",
  family: "list",
  claims: ({ type, items }) => type === "array" && items?.type === "string" && items.enum !== undefined,
  column: { builder: "text", isArray: true, hasOrder: false },
  initial: [],
  isManifold: true,
  compares: { as: "text", isOrdered: false },
  uses: ["filter"],
  control: "choices",
  display: "chips",
  widgets: { choices: named("enums") },
});

/** How the console treats fields with its controls. */
export const enumsControls = { choices: { isOfMany: true } } as const satisfies ControlFacts;
