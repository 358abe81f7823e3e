import path from "node:path";
import { describe, expect, test } from "vitest";
import { fixtureFolders, fixtureSpec } from "../testing/fixture-files.ts";
import type { SchemaFile } from "./schema-files.ts";
import { readSpecSource } from "./spec-source.ts";

const folder = fixtureFolders("fixtures").find((name) => path.basename(name) === "relation-and-embedded") ?? "";
const spec = fixtureSpec(folder);

const changed = (file: string, from: string, to: string): readonly SchemaFile[] =>
  spec.map((one) => (one.path.endsWith(file) ? { ...one, text: one.text.replace(from, to) } : one));

const compilerDiagnostics = (files: readonly SchemaFile[]) => {
  const { compilerDiagnostics: diagnostics } = readSpecSource(files);
  return diagnostics.map(({ at, message }) => `${at.file}: ${message}`);
};

describe("a file that was read before", () => {
  test("is error-free again where it and its imports are unchanged", () => {
    expect(compilerDiagnostics(spec)).toEqual([]);
    expect(compilerDiagnostics(spec)).toEqual([]);
  });

  test.each([
    ["itself", "book.ts", 'titleField: "name"', 'titleField: "nam"', "schema/entities/book.ts"],
    ["what it imports", "book-copy.ts", "export interface BookCopy", "interface BookCopy", "schema/entities/book.ts"],
  ])("is checked again where %s has changed", (...row) => {
    const [, file, from, to, where] = row;
    expect(compilerDiagnostics(spec)).toEqual([]);
    const diagnostics = compilerDiagnostics(changed(file, from, to));
    expect(diagnostics.filter((line) => line.startsWith(where))).not.toEqual([]);
    // And once more, from what is remembered now.
    expect(compilerDiagnostics(changed(file, from, to))).toEqual(diagnostics);
    expect(compilerDiagnostics(spec)).toEqual([]);
  });
});
