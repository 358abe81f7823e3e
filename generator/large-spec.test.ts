import path from "node:path";
import { expect, test } from "vitest";
import { render } from "./generate.ts";
import { compilerErrors } from "./testing/compile-output.ts";
import { PRODUCT_FILE } from "./testing/fixture-files.ts";

/** A folder without files; the compiler looks for packages in its parents. */
const FOLDER = path.join(import.meta.dirname, "testing/large");

const ENTITIES = 3;
const FIELDS = 100;

test("the output for entities of a hundred fields compiles, and has them all", () => {
  const spec = [PRODUCT_FILE, ...Array.from({ length: ENTITIES }, (_, index) => entity(index))];
  const { files: output } = render(spec);
  const files = output.map(({ path: name, content }) => ({ path: name, text: content }));
  expect(compilerErrors(FOLDER, [...files, ...spec])).toEqual([]);
  const tables = output.find(({ path: name }) => name === "generated/backend/tables.ts")?.content ?? "";
  expect(tables.match(/^ +field\d+: /gm)).toHaveLength(ENTITIES * (FIELDS - 2));
});

const TYPES = ["string", "number", "boolean", "string[]"];

function entity(index: number): { readonly path: string; readonly text: string } {
  const names = Array.from({ length: FIELDS - 2 }, (_, location) => `field${location}`);
  const fields = names.map((name, location) => `  ${name}?: ${TYPES[location % TYPES.length]};`);
  const text = `import type { EntitySpec } from "entity-console/spec";

export interface Part${index} {
  /** @readOnly */
  id: string;
  name: string;
${fields.join("\n")}
}

export const part${index} = {
  titleField: "name",
  icon: "DescriptionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", ${names.map((name) => `"${name}"`).join(", ")}] }] },
} as const satisfies EntitySpec<Part${index}>;
`;
  return { path: `schema/entities/part${index}.ts`, text };
}
