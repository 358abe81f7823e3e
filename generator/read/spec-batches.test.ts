import { expect, test } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import { PRODUCT_FILE } from "../testing/fixture-files.ts";
import type { SchemaFile } from "./schema-files.ts";
import { inOrder, isInParts, joinDefinitions, toBatches } from "./spec-batches.ts";
import { readSpecSource } from "./spec-source.ts";

/** Enough for several batches. */
const COUNT = 120;

const ENUMS: SchemaFile = { path: "schema/enums.ts", text: 'export type State = "open" | "closed";\n' };

const toName = (index: number) => `part${"abcdefghijkl"[Math.floor(index / 10)]}${"abcdefghij"[index % 10]}`;

function entity(index: number, field = "name"): SchemaFile {
  const name = toName(index);
  const type = `P${name.slice(1)}`;
  const text = `import type { EntitySpec } from "#spec";
import type { State } from "../enums.ts";

export interface ${type} {
  /** @readOnly */
  id: string;
  /** @maxLength ${index + 1} */
  name: string;
  state?: State;
}

export const ${name} = { titleField: "${field}", icon: "DescriptionOutlined" } as const satisfies EntitySpec<${type}>;
`;
  return { path: `schema/entities/${name}.ts`, text };
}

const LARGE = [ENUMS, PRODUCT_FILE, ...Array.from({ length: COUNT }, (_, index) => entity(index))];

test("batches have fifty files each, with what these import; of nothing, one has the vocabulary alone", () => {
  const batches = toBatches(LARGE, LARGE) ?? expect.fail("no batches");
  expect(batches.flatMap(({ own }) => own)).toEqual(LARGE);
  expect(batches.map(({ own, imported }) => [own.length, imported])).toEqual([
    [50, []],
    [50, [ENUMS]],
    [22, [ENUMS]],
  ]);
  expect(toBatches([], LARGE)).toEqual([{ own: [], imported: [] }]);
});

test("a large spec is read in parts; a small one, and one with a file that is no module, are read at once", () => {
  expect(isInParts(LARGE)).toBe(true);
  expect(isInParts(LARGE.slice(0, 100))).toBe(false);
  expect(isInParts([...LARGE, { path: "schema/zebra.ts", text: "interface Zebra {}\n" }])).toBe(false);
});

const importing = (name: string, other: string): SchemaFile => ({
  path: `schema/${name}.ts`,
  text: `import type { X } from "./${other}.ts";`,
});

test("what is imported through another file comes along, and a circle of imports ends", () => {
  const [a, b, c] = [importing("a", "b"), importing("b", "c"), importing("c", "a")];
  const files = [a, ...LARGE, b, c];
  expect(toBatches(files, files)?.[0]?.imported).toEqual([b, c]);
});

test("files that all lead to each other are in no batches", () => {
  const chain = Array.from({ length: COUNT }, (_, index) => importing(toName(index), toName(index + 1)));
  expect(toBatches(chain, chain)).toBeNull();
});

test("in parts the same is read as at once, in the same order", () => {
  const { values, definitions, ...rest } = readSpecSource(LARGE);
  const first = readSpecSource(LARGE.slice(0, 90));
  const last = readSpecSource([ENUMS, PRODUCT_FILE, ...LARGE.slice(90)]);
  expect(rest).toEqual({ ...rest, diagnostics: [], compilerDiagnostics: [], icons: first.icons });
  expect(values).toEqual([...first.values, ...last.values.slice(1)]);
  expect(definitions.schemas).toEqual({ ...first.definitions.schemas, ...last.definitions.schemas });
  expect([...definitions.locations]).toEqual([
    ...new Map([...first.definitions.locations, ...last.definitions.locations]),
  ]);
});

test("a mistake in one of the batches is told as of all files at once", () => {
  const { compilerDiagnostics } = readSpecSource([...LARGE.slice(0, -1), entity(COUNT - 1, "nome")]);
  expect(compilerDiagnostics).toHaveLength(1);
  expect(compilerDiagnostics[0]?.at.file).toBe(entity(COUNT - 1).path);
});

test("two types of one name, capital letters aside, are refused wherever they stand", () => {
  const twin = { path: "schema/zebra.ts", text: "export interface PARTAA {\n  name: string;\n}\n" };
  expect(() => readSpecSource([...LARGE, twin])).toThrow(SpecError);
});

test("a second product far from the first one is told", () => {
  const text = PRODUCT_FILE.text.replace("const product", "const other");
  const { compilerDiagnostics } = readSpecSource([...LARGE, { path: "schema/zebra.ts", text }]);
  expect(compilerDiagnostics.map(({ message }) => message)).toEqual(['a second product, beside "product"']);
});

test("types are joined where each batch gives the same schema for a name", () => {
  const locations = new Map();
  const open = { schemas: { State: { type: "string", enum: ["open"] } }, locations };
  const closed = { schemas: { State: { type: "string", enum: ["closed"] } }, locations };
  expect(joinDefinitions([open, open])?.schemas).toEqual(open.schemas);
  expect(joinDefinitions([open, closed])).toBeNull();
});

test("types come in the order of their files, each before what it refers to", () => {
  const at = (file: string) => ({ file, line: 1, column: 1 });
  const definitions = {
    schemas: { A: { type: "string" }, B: { type: "array", items: { $ref: "#/definitions/A" } }, C: { type: "number" } },
    locations: new Map([
      ["A", at("enums.ts")],
      ["B", at("b.ts")],
      ["C", at("b.ts")],
    ]),
  };
  const files = ["b.ts", "enums.ts"].map((path) => ({ path, text: "" }));
  const { schemas, locations } = inOrder(definitions, files);
  expect([Object.keys(schemas), [...locations.keys()]]).toEqual([
    ["B", "A", "C"],
    ["B", "C", "A"],
  ]);
});
