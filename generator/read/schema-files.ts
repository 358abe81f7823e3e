import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { throwIfAny } from "../diagnostics/spec-error.ts";

/** One file of `schema/`. */
export interface SchemaFile {
  /** Relative to the project's root, with forward slashes: `schema/entities/ticket.ts`. */
  readonly path: string;
  /** With LF line endings. */
  readonly text: string;
}

/** There is no spec. Generating from an empty one would delete all output. */
export class MissingSchemaError extends Error {
  override readonly name = "MissingSchemaError";
}

/** Throws a `MissingSchemaError` if `<root>/schema` does not exist. */
export function requireSchema(root: string): void {
  const folder = path.join(root, "schema");
  if (!existsSync(folder)) {
    throw new MissingSchemaError(`There is no folder ${folder}: a product has one; --product names its folder.`);
  }
}

/** Reads all TypeScript files under `<root>/schema` except tests, sorted by path. */
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

/** Returns file names that differ only in case: on a case-insensitive file system they are one file. */
export function checkDuplicateNames(names: readonly string[]): readonly Diagnostic[] {
  return names.flatMap((name, index) => {
    const twin = names.slice(0, index).find((other) => other.toLowerCase() === name.toLowerCase());
    const message = `a file whose name differs from ${twin} only in case`;
    return twin === undefined ? [] : [toDiagnostic(name, { message, hint: "another name for one of them" })];
  });
}

/** In bytes: far more than any entity file, and far less than the compiler needs minutes for. */
const LARGEST = 1_000_000;

function readText(file: string): { readonly text: string; readonly diagnostic: DiagnosticText | null } {
  const bytes = readFileSync(file);
  if (bytes.length > LARGEST) {
    return { text: "", diagnostic: { message: `${bytes.length} bytes`, hint: `at most ${LARGEST} bytes in one file` } };
  }
  const text = unixLines(bytes.toString("utf8"));
  return { text, diagnostic: isUtf8(bytes) && !text.includes("\0") ? null : NO_TEXT };
}

const NO_TEXT: DiagnosticText = { message: "bytes that are not UTF-8 text", hint: "TypeScript, saved as UTF-8" };

/** Whether a path is part of the spec. Tests are not. */
export function isSchemaFile(name: string): boolean {
  return name.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(name);
}

/** Converts CRLF, which a checkout may have created, to LF. */
export function unixLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
