import ts from "typescript";
import { expect, test } from "vitest";
import { type ConstantStubs, insertStubs } from "./insert-stubs.ts";
import { addStub, type StubTree } from "./stub-tree.ts";

/** Stubs for `book` at these paths. */
function stubsAt(paths: readonly (readonly string[])[], hint: string | null = null): ConstantStubs {
  const stubs: StubTree = new Map();
  for (const path of paths) {
    addStub(stubs, path, { text: "", hint });
  }
  return { constant: "book", vocabulary: "EntityLabels", stubs };
}

test("a file that is not there is written whole", () => {
  expect(insertStubs(null, [stubsAt([["one"], ["fields", "title"], ["fields", "first-print"]])])).toBe(
    `import type { EntityLabels } from "entity-console/spec";

export const book = {
  one: "",
  fields: {
    title: "",
    "first-print": "",
  },
} as const satisfies EntityLabels;
`,
  );
});

test.each([
  [
    "behind the last member of an object of several lines",
    'export const book = {\n  one: "book", // in a sentence\n} as const satisfies EntityLabels;\n',
    'export const book = {\n  one: "book", // in a sentence\n  many: "",\n} as const satisfies EntityLabels;\n',
  ],
  [
    "in the line of an object of one line",
    'export const book = { one: "book" } as const satisfies EntityLabels;\n',
    'export const book = { one: "book", many: "" } as const satisfies EntityLabels;\n',
  ],
  [
    "behind a last member without a comma",
    'export const book = {\n  one: "book"\n} as const satisfies EntityLabels;\n',
    'export const book = {\n  one: "book",\n  many: "",\n} as const satisfies EntityLabels;\n',
  ],
  [
    "in an object without members",
    "export const book = {} as const satisfies EntityLabels;\n",
    'export const book = {\n  many: "",\n} as const satisfies EntityLabels;\n',
  ],
])("a stub is inserted %s", (_, before, after) => {
  expect(insertStubs(before, [stubsAt([["many"]])])).toBe(after);
});

test("stubs of several objects, some of them new, leave everything else as it was", () => {
  const before = `import type { EntityLabels } from "entity-console/spec";

export const book = {
  one: "book",
  fields: { title: "Title" },
  sections: {
    general: "General",
  },
} as const satisfies EntityLabels;
`;
  const paths = [["many"], ["fields", "genre"], ["sections", "stock"], ["enums", "genre", "novel"], ["one"]];
  const after = insertStubs(before, [stubsAt(paths)]);
  expect(after).toBe(`import type { EntityLabels } from "entity-console/spec";

export const book = {
  one: "book",
  fields: { title: "Title", genre: "" },
  sections: {
    general: "General",
    stock: "",
  },
  many: "",
  enums: {
    genre: {
      novel: "",
    },
  },
} as const satisfies EntityLabels;
`);
  expect(insertStubs(after, [stubsAt(paths)])).toBe(after);
});

test("a further constant of a file brings its import along", () => {
  const product =
    'import type { ProductLabels } from "entity-console/spec";\n\nexport const labels = { name: "Library" };\n';
  const after = insertStubs(product, [stubsAt([["one"]])]);
  expect(after).toContain('import type { EntityLabels, ProductLabels } from "entity-console/spec";\n\nexport');
  expect(after).toContain('export const labels = { name: "Library" };\n\nexport const book = {\n  one: "",\n}');
});

test("the English text behind a stub is a comment of one line", () => {
  const after = insertStubs(null, [stubsAt([["one"], ["many"]], "New\n{one} */")]);
  expect(after).toContain('  one: "", // New {one} */\n  many: "", // New {one} */\n}');
  expect(ts.transpileModule(after, { reportDiagnostics: true }).diagnostics).toEqual([]);
});

test("the patterns of a language begin with its genders", () => {
  const patterns = insertStubs(null, [{ ...stubsAt([["entity", "create"]]), vocabulary: "LanguagePatterns" }]);
  expect(patterns).toContain("  genders: [],\n  entity: {\n");
});
