import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type SpecProblem, throwIfAny } from "../diagnostics/spec-error.ts";

/** One file of `schema/`. */
export interface SchemaFile {
  /** From the project's root, with forward slashes: `schema/entities/ticket.ts`. */
  readonly path: string;
  /** With LF line ends, whatever the checkout made of them. */
  readonly text: string;
}

/** There is no spec to generate from; an empty one would delete everything that was generated. */
export class MissingSchemaError extends Error {
  override readonly name = "MissingSchemaError";
}

/** Throws where there is no `<root>/schema`. */
export function requireSchema(root: string): void {
  const folder = path.join(root, "schema");
  if (!existsSync(folder)) {
    throw new MissingSchemaError(`There is no folder ${folder}: a product has one; --product names its folder.`);
  }
}

/** Reads every TypeScript file under `<root>/schema` but tests, in the order of their paths. */
export function readSchemaFiles(root: string): readonly SchemaFile[] {
  requireSchema(root);
  const names = readdirSync(path.join(root, "schema"), { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join("schema", name.split(path.sep).join("/")))
    .filter(isSchemaFile)
    .sort();
  if (names.length === 0) {
    throw new MissingSchemaError(`There is no TypeScript file in ${path.join(root, "schema")}.`);
  }
  const files = names.map((name) => ({ path: name, ...readText(path.join(root, name)) }));
  throwIfAny([
    ...twinProblems(names),
    ...files.flatMap(({ path: name, flaw }) => (flaw === null ? [] : [toProblem(name, flaw)])),
  ]);
  return files.map(({ path: name, text }) => ({ path: name, text }));
}

type Flaw = Pick<SpecProblem, "found" | "write">;

function toProblem(file: string, flaw: Flaw): SpecProblem {
  return { at: { file, line: 1, column: 1 }, path: "", ...flaw };
}

/** On a file system that takes capital letters for small ones, the second file would be the first. */
export function twinProblems(names: readonly string[]): readonly SpecProblem[] {
  return names.flatMap((name, index) => {
    const twin = names.slice(0, index).find((other) => other.toLowerCase() === name.toLowerCase());
    const found = `a file whose name differs from ${twin} by capital letters only`;
    return twin === undefined ? [] : [toProblem(name, { found, write: "another name for one of them" })];
  });
}

/** Far beyond any entity file, and far below what would keep the compiler busy for minutes. */
const LARGEST = 1_000_000;

function readText(file: string): { readonly text: string; readonly flaw: Flaw | null } {
  const bytes = readFileSync(file);
  if (bytes.length > LARGEST) {
    return { text: "", flaw: { found: `${bytes.length} bytes`, write: `at most ${LARGEST} bytes in one file` } };
  }
  const text = unixLines(bytes.toString("utf8"));
  return { text, flaw: isUtf8(bytes) && !text.includes("\0") ? null : NO_TEXT };
}

const NO_TEXT: Flaw = { found: "bytes that are no text in UTF-8", write: "TypeScript, saved as UTF-8" };

/** Whether a path is a file of the spec: its own tests are not. */
export function isSchemaFile(name: string): boolean {
  return name.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(name);
}

/** A checkout may have made CRLF of every line end. */
export function unixLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
