import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { throwIfAny } from "../diagnostics/spec-error.ts";

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
    ...checkDuplicateNames(names),
    ...files.flatMap(({ path: name, diagnostic }) => (diagnostic === null ? [] : [toDiagnostic(name, diagnostic)])),
  ]);
  return files.map(({ path: name, text }) => ({ path: name, text }));
}

function toDiagnostic(file: string, diagnostic: DiagnosticText): Diagnostic {
  return { at: { file, line: 1, column: 1 }, path: "", ...diagnostic };
}

/** On a file system that takes capital letters for small ones, the second file would be the first. */
export function checkDuplicateNames(names: readonly string[]): readonly Diagnostic[] {
  return names.flatMap((name, index) => {
    const twin = names.slice(0, index).find((other) => other.toLowerCase() === name.toLowerCase());
    const message = `a file whose name differs from ${twin} by capital letters only`;
    return twin === undefined ? [] : [toDiagnostic(name, { message, hint: "another name for one of them" })];
  });
}

/** Far beyond any entity file, and far below what would keep the compiler busy for minutes. */
const LARGEST = 1_000_000;

function readText(file: string): { readonly text: string; readonly diagnostic: DiagnosticText | null } {
  const bytes = readFileSync(file);
  if (bytes.length > LARGEST) {
    return { text: "", diagnostic: { message: `${bytes.length} bytes`, hint: `at most ${LARGEST} bytes in one file` } };
  }
  const text = unixLines(bytes.toString("utf8"));
  return { text, diagnostic: isUtf8(bytes) && !text.includes("\0") ? null : NO_TEXT };
}

const NO_TEXT: DiagnosticText = { message: "bytes that are no text in UTF-8", hint: "TypeScript, saved as UTF-8" };

/** Whether a path is a file of the spec: its own tests are not. */
export function isSchemaFile(name: string): boolean {
  return name.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(name);
}

/** A checkout may have made CRLF of every line end. */
export function unixLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
