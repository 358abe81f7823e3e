import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { specDiagnostics } from "./spec-diagnostics.ts";

const FILE = "schema/entities/genre.ts";

let root = "";
let text = "";

beforeEach(() => {
  root = testFolder("spec-diagnostics-");
  cpSync(path.join(import.meta.dirname, "../testing/fixtures/one-entity"), root, { recursive: true });
  text = readFileSync(path.join(root, FILE), "utf8");
});

test("the text of an open file counts, not the one on disk", () => {
  expect(specDiagnostics(root, [])).toEqual({ files: {}, everywhere: null });
  const wrong = text.replace('columns: ["name"]', 'columns: ["nam"]');
  expect(specDiagnostics(root, [{ path: FILE, text: wrong }])).toEqual({
    files: { [FILE]: [{ line: 16, column: 21, text: expect.stringMatching(/"nam".*\nWrite: did you mean "name"\?/) }] },
    everywhere: null,
  });
  writeFileSync(path.join(root, FILE), wrong);
  expect(specDiagnostics(root, [{ path: FILE, text }])).toEqual({ files: {}, everywhere: null });
});

test("a new file that is not saved yet is part of the spec, tests and files elsewhere are not", () => {
  const wrong = "export interface Shelf { id: strin }";
  expect(Object.keys(specDiagnostics(root, [{ path: "schema/shelf.ts", text: wrong }]).files)).toEqual([
    "schema/shelf.ts",
  ]);
  expect(specDiagnostics(root, [{ path: "schema/shelf.test.ts", text: wrong }]).files).toEqual({});
});

test("half a line while typing is a mistake at its place", () => {
  const half = text.replace("operations: [", "operations: [ , {");
  const { files, everywhere } = specDiagnostics(root, [{ path: FILE, text: half }]);
  expect(everywhere).toBeNull();
  expect(files[FILE]?.length).toBeGreaterThan(0);
});

test("a mistake outside of schema/ is shown in every file, with its location", () => {
  cpSync(path.join(import.meta.dirname, "../testing/fixtures/one-entity/src"), path.join(root, "src"), {
    recursive: true,
  });
  const kinds = path.join(root, "src/kinds");
  cpSync(path.join(root, "schema"), kinds, { recursive: true });
  writeFileSync(path.join(kinds, "kinds.ts"), "export const kinds = 3;");
  expect(specDiagnostics(root, []).everywhere).toContain("src/kinds/kinds.ts:1: no list named kinds");
});

test("a fault is a message, not an error", () => {
  rmSync(path.join(root, "schema"), { recursive: true });
  expect(specDiagnostics(root, [])).toEqual({
    files: {},
    everywhere: expect.stringContaining("The generator could not check the spec: MissingSchemaError"),
  });
});
