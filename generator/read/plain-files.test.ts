import { existsSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import { fixtureFolders, fixtureSpec, PRODUCT_FILE } from "../testing/fixture-files.ts";
import { readPlainFiles } from "./plain-files.ts";
import { readSchemaFiles, type SchemaFile } from "./schema-files.ts";
import { joinDefinitions } from "./spec-batches.ts";
import { readSpecSource, type SpecSource } from "./spec-source.ts";

const ENUMS: SchemaFile = {
  path: "schema/enums.ts",
  text: `/** How far it is. */
export type State = "open" | "closed";

/**
 * What is counted.
 * @asType integer
 */
export type Count = number;
`,
};

const TEXT = `import type { EntitySpec } from "#spec";
import type { Count, State } from "../enums.ts";

/** A part of a part. */
export interface Piece {
  name: string;
}

/**
 * One of many,
 * in two lines.
 */
export interface Part {
  /** @readOnly */
  id: string;
  /**
   * What it is called.
   * - A list.
   * @minLength 1
   * @maxLength 120
   * @pattern ^[a-z]{1,3}$
   */
  name: string;
  /** @asType integer */
  size?: number;
  /** @default "open" */
  state: State;
  states?: State[];
  count?: Count;
  kind?: "small" | "large";
  kinds?: ("small" | "large")[];
  pieces?: Piece[];
  /** @default false */
  isOld: boolean;
}

export const part = {
  titleField: "name",
  icon: "DescriptionOutlined",
  path: "/parts",
  operations: ["list", "get"],
  screens: ["list"],
  endpoints: { list: "/parts/all" },
  units: { size: "pieces" },
  computed: { size: { add: ["size", 1.5, { multiply: ["size", 2] }] } },
  relations: { name: { to: "part", tree: true } },
  list: { columns: ["name", "size"], sort: { field: "size", order: "desc" } },
  form: { sections: [{ name: "general", fields: ["name", "kind"] }] },
} as const satisfies EntitySpec<Part>;
`;

const partOf = (text: string): SchemaFile => ({ path: "schema/entities/part.ts", text });

const PART = partOf(TEXT);

function isPlain(file: SchemaFile, others: readonly SchemaFile[] = [ENUMS]): boolean {
  return readPlainFiles([file, ...others]).has(file.path);
}

/** What the compiler and the schema library say of a plain file where that is not what its syntax alone says. */
function findDifference(files: readonly SchemaFile[]): string | null {
  const plain = readPlainFiles(files);
  // Two types of one name are found out where the files are joined.
  if (plain.size === 0 || joinDefinitions([...plain.values()].map(({ definitions }) => definitions)) === null) {
    return null;
  }
  const source = readOrSay([...plain.keys()].flatMap((name) => files.filter(({ path: other }) => other === name)));
  if (typeof source === "string") {
    return source;
  }
  const { values, definitions, diagnostics, compilerDiagnostics } = source;
  const said = [...diagnostics, ...compilerDiagnostics].map(({ message }) => message);
  const own = [...plain.values()];
  const [read, known] = [
    { values: own.flatMap((file) => file.values), ...joined(own.map((file) => file.definitions)) },
    { values, ...joined([definitions]) },
  ].map((part) => JSON.stringify(part));
  return said[0] ?? (read === known ? null : `${read}\n${known}`);
}

/** The order of types is another test's; that of the members of each counts here. */
function joined(parts: readonly SpecSource["definitions"][]) {
  const sorted = <T>(entries: readonly (readonly [string, T])[]) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    schemas: sorted(parts.flatMap(({ schemas }) => Object.entries(schemas))),
    locations: sorted(parts.flatMap(({ locations }) => [...locations])),
  };
}

function readOrSay(files: readonly SchemaFile[]): SpecSource | string {
  try {
    return readSpecSource(files);
  } catch (error) {
    if (error instanceof SpecError) {
      return error.diagnostics.map(({ at, message }) => `${at.file}: ${message}`).join("; ");
    }
    throw error;
  }
}

test("a file of plain fields and of a spec that surely fits is read as the compiler and the schema library read it", () => {
  expect([...readPlainFiles([PART, ENUMS]).keys()]).toEqual([PART.path, ENUMS.path]);
  expect(findDifference([PART, ENUMS])).toBeNull();
});

/** A folder may be there for what is wrong with its files themselves. */
function filesOrNone(folder: string): readonly SchemaFile[] {
  try {
    return fixtureSpec(folder);
  } catch (error) {
    if (error instanceof SpecError) {
      return [];
    }
    throw error;
  }
}

const root = path.resolve(import.meta.dirname, "../..");
/** The framework may be without a product, but for its own fixture. */
const PRODUCTS = ["", "examples/veterinary", "testing/fixture"]
  .map((folder) => path.join(root, folder))
  .filter((folder) => existsSync(path.join(folder, "schema")));
const SPECS = [
  ...fixtureFolders("fixtures").map((folder) => fixtureSpec(folder)),
  ...fixtureFolders("diagnostics").map(filesOrNone),
  ...PRODUCTS.map((folder) => readSchemaFiles(folder)),
];

test("of every spec there is, plain files are read as the compiler and the schema library read them", {
  timeout: 120_000,
}, () => {
  const plain = SPECS.map((files) => readPlainFiles(files).size);
  expect(plain.filter((size) => size > 0).length).toBeGreaterThan(20);
  expect(SPECS.map(findDifference).filter((difference) => difference !== null)).toEqual([]);
});

/** What is left to the compiler: mistakes, and what syntax alone does not tell. */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ['titleField: "name"', 'titleField: "nome"'],
  ['titleField: "name",\n', ""],
  ['icon: "D', 'icno: "D'],
  ['["list", "get"]', '["list", "gets"]'],
  ['path: "/parts"', 'path: "parts"'],
  ["endpoints: { list:", "endpoints: { lists:"],
  ["units: { size:", "units: { sizes:"],
  ["tree: true", 'tree: "yes"'],
  ['icon: "D', 'icon: "E", icon: "D'],
  ['to: "part"', "to: part"],
  ["EntitySpec<Part>", "EntitySpec<Parts>"],
  ["EntitySpec<Part>", "EntitySpec<State>"],
  ["as const satisfies EntitySpec<Part>", "satisfies EntitySpec<Part>"],
  ["export const part", "export const static"],
  ["export const part", "export const part: object"],
  ["1.5", "01"],
  ["  size?: number;", "  size?: number;\n  size?: number;"],
  ["  size?: number;", "  size?: number | null;"],
  ["  size?: number;", "  readonly size?: number;"],
  ["  size?: number;", '  "size"?: number;'],
  ["  size?: number;", "  size?: Date;"],
  ["@maxLength 120", "@maxLength 0x10"],
  ["@maxLength 120", "@length 120"],
  ["What it is called.", "What {@link Piece} is called."],
  ["interface Piece", "interface Part"],
  ["interface Piece", "interface PART"],
  ["interface Piece", "interface State"],
  ["interface Piece", "interface Date"],
  ["export interface Piece", "interface Piece"],
  ["interface Piece", "interface Piece extends Part"],
  ["interface Piece", "interface Piece<T>"],
  ['"../enums.ts"', '"../enum.ts"'],
  ["{ Count, State }", "{ Count, State, Stated }"],
  ["{ Count, State }", "{ Count, State as Count2 }"],
  ["import type { EntitySpec }", "import { EntitySpec }"],
  ['import type { EntitySpec } from "#spec";\n', ""],
  ['"small" | "large";', '"small" | string;'],
  ['"small" | "large";', '"small";'],
  ["  name: string;\n}", "}"],
  ["} as const", "}; as const"],
  ["export const part", "export await using part"],
  ["EntitySpec<Part>;", "EntitySpec<Part>,"],
  ["EntitySpec<Part>", "EntitySpec<Part,>"],
  ['@default "open"', '@default "o\tpen"'],
  ["  size?: number;", "  s\\u0069ze?: number;"],
  ["interface Piece", "interface Pi\\u0065ce"],
  ["  size?: number;", "  size?: number = 1;"],
  ["import type { Count", 'import type {} from "../none.ts";\nimport type { Count'],
  ["import type { EntitySpec }", "import type { EntitySpec, Nonsense }"],
  ["export const part", "// @ts-expect-error\nexport const part"],
  ["import type { EntitySpec }", '/// <reference types="none" />\nimport type { EntitySpec }'],
];

test.each(CHANGES)("%j made %j is left to the compiler", (from, to) => {
  expect(TEXT).toContain(from);
  expect(isPlain(PART)).toBe(true);
  expect(isPlain(partOf(TEXT.replace(from, to)))).toBe(false);
});

describe("imports", () => {
  test("a file whose imports are not plain is not plain either, however far off", () => {
    const odd = { path: "schema/odd.ts", text: "export type Odd = string | number;\n" };
    const between = {
      path: "schema/between.ts",
      text: 'import type { Odd } from "./odd.ts";\n\nexport interface Between {\n  odd: Odd;\n}\n',
    };
    const file = partOf(
      'import type { Between } from "../between.ts";\n\nexport interface Part {\n  at: Between;\n}\n',
    );
    const enums = { ...file, path: "schema/part.ts", text: file.text.replace("../", "./") };
    expect(isPlain(enums, [between, odd])).toBe(false);
    expect(isPlain(enums, [between, { ...odd, text: 'export type Odd = "a" | "b";\n' }])).toBe(true);
  });

  test("of the vocabulary, a file without a spec value takes nothing that is not there", () => {
    const file = { ...ENUMS, text: `import type { Nonsense } from "#spec";\n\n${ENUMS.text}` };
    expect([isPlain(ENUMS, []), isPlain(file, [])]).toEqual([true, false]);
  });

  test("the one product is not an entity's spec", () => {
    expect(isPlain(PRODUCT_FILE)).toBe(false);
  });
});

/** `npm run test:full` makes 2,000 of them; the seed makes each run the same. */
const EDITS = Number(process.env["RANDOM_EDITS"] ?? 100);

const ODD =
  'this|null|any|{|}|[|]|<|;|?|=>|`|/*|*/|@|#|\\|0n|01|"open"|"name"|readonly|as const|satisfies|default|export|/** @default {} */|__proto__|State|Part|string|-|1|=|=1|,|!|:|\\u0061|// @ts-ignore\n|await using|declare|type|1_0|\t'.split(
    "|",
  );

function tokensOf(text: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    tokens.push(scanner.getTokenText());
  }
  return tokens;
}

test(`of ${EDITS} random edits, the compiler refuses none that is taken for plain`, {
  timeout: 180_000 + EDITS * 500,
}, () => {
  const tokens = tokensOf(TEXT).filter((token) => token !== "");
  const edits = fc.record({ at: fc.nat(tokens.length - 1), by: fc.constantFrom(...ODD, ""), count: fc.nat(1) });
  const faults: string[] = [];
  for (const { at, by, count } of fc.sample(edits, { seed: 20_261_124, numRuns: EDITS })) {
    const text = tokens.toSpliced(at, count, by).join("");
    const difference = findDifference([partOf(text), ENUMS]);
    if (difference !== null) {
      faults.push(`${by} for ${tokens[at]} at ${at}: ${difference.slice(0, 400)}`);
    }
  }
  expect(faults).toEqual([]);
});
