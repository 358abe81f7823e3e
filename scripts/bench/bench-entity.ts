/** Labels of the entity `bench`: one required and nineteen optional texts. */
const TEXTS = Array.from({ length: 20 }, (_, index) => `f${index}`);

/** The spec of an entity with only texts, `f0` to `f19`, with a list, a show page and forms at /benches. */
export const benchEntity = `import type { EntitySpec } from "entity-console/spec";

/** An entity with text fields only. */
export interface Bench {
  /** @readOnly */
  id: string;
${TEXTS.map((name, index) => `  /** ${index === 0 ? "@minLength 1" : "@maxLength 200"} */\n  ${name}${index === 0 ? "" : "?"}: string;\n`).join("")}}

export const bench = {
  titleField: "f0",
  icon: "DescriptionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["f0"] },
  form: { sections: [{ name: "general", fields: [${TEXTS.map((name) => `"${name}"`).join(", ")}] }] },
} as const satisfies EntitySpec<Bench>;
`;

/** Its labels, in any language; `agrees` if nouns have a gender. A language without labels would load a second one. */
export function benchLabels(agrees: boolean): string {
  return `import type { EntityLabels } from "entity-console/spec";

export const bench = {
  one: "bench",
  many: "benches",
${agrees ? '  gender: "masculine",\n' : ""}  fields: { ${TEXTS.map((name) => `${name}: "Text ${name}"`).join(", ")} },
  sections: { general: "General" },
} as const satisfies EntityLabels;
`;
}
