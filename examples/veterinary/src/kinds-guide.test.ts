import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { check } from "entity-console/generator";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const repository = path.resolve(root, "../..");

/** The guide is in the framework's repository, which this product may not have. */
const document = path.join(repository, "docs/kinds.md");
const guide = existsSync(document) ? readFileSync(document, "utf8") : null;
/** The code blocks of docs/kinds.md. The first line of each names its file. */
const blocks = [...(guide ?? "").matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, file = "", code = ""]) => ({
  file,
  code,
}));

test.skipIf(guide === null)("docs/kinds.md has a block for each step", () => {
  expect(blocks).toHaveLength(10);
});

test.each(blocks)("docs/kinds.md shows $file as it is", ({ file, code }) => {
  expect(readFileSync(path.join(repository, file), "utf8")).toContain(code);
});

test.skipIf(guide === null)("the kind of docs/kinds.md is in the generated screens, table and documents", () => {
  expect(check(root)).toMatchObject({ missing: [], stale: [], missingTexts: [] });
  const generated = (file: string) => readFileSync(path.join(root, "generated", file), "utf8");
  expect(generated("screens/supplier.ts")).toMatch(/display: "integer",\s+kind: "stars"/);
  expect(generated("screens/supplier.ts")).toContain('"ui:widget": "stars"');
  expect(readFileSync(path.join(root, "docs/entities.md"), "utf8")).toContain("| `serviceRating` | `stars` |");
  expect(generated("backend/tables.ts")).toContain('serviceRating: integer("service_rating")');
  const { components } = JSON.parse(generated("openapi.json")) as {
    components: { schemas: Record<string, { properties: object }> };
  };
  expect(components.schemas["Supplier"]?.properties).toMatchObject({
    serviceRating: { type: "integer", minimum: 1, maximum: 5 },
  });
});
