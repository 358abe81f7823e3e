import { codeFrame } from "../diagnostics/code-frame.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { placesOf } from "../diagnostics/error-context.ts";
import { SpecError } from "../diagnostics/spec-error.ts";
import { UnknownNameError } from "../explain/explanation.ts";
import { ImportError } from "../import/foreign-model.ts";
import { ProductFolderError } from "../paths/product-paths.ts";
import { GitRefError } from "../read/git-schema.ts";
import { MissingSchemaError } from "../read/schema-files.ts";
import { LinkedOutputError } from "../write/output-folder.ts";
import { RunLockError } from "../write/run-lock.ts";
import { WriteError } from "../write/write-changes.ts";
import { type Colors, PLAIN } from "./colors.ts";
import { NewEntityError } from "./new-entity.ts";
import { reportSpecError } from "./report.ts";
import { LanguageError } from "./write-label-stubs.ts";

/** Invalid arguments. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Errors with a complete message: the user needs no stack. */
const EXPECTED_ERRORS = [
  GitRefError,
  ImportError,
  LanguageError,
  NewEntityError,
  UnknownNameError,
  LinkedOutputError,
  MissingSchemaError,
  ProductFolderError,
  RunLockError,
  UsageError,
  WriteError,
] as const;

/** The error as text for a terminal. */
export function reportError(error: unknown, root: string, colors: Colors = PLAIN): string {
  if (error instanceof SpecError) {
    return reportSpecError(error, root, colors);
  }
  // An error of the operating system names its cause and its file.
  if (error instanceof Error && (EXPECTED_ERRORS.some((known) => error instanceof known) || "syscall" in error)) {
    return error.message;
  }
  return describeUnexpected(error);
}

/** A fault of the generator, with the place that it worked on. The stack is shown on request only. */
function describeUnexpected(error: unknown): string {
  if (process.env["CODEGEN_DEBUG"] === "1" && error instanceof Error) {
    return error.stack ?? error.message;
  }
  const [message = ""] = String(error).split("\n");
  const places = placesOf(error);
  return `The generator failed${places.length === 0 ? "" : ` at ${places.join(", in ")}`}: ${message}\nThis is a fault of the generator. CODEGEN_DEBUG=1 shows where it happened.`;
}

/** The error, as JSON. */
export function errorAsJson(error: unknown): string {
  if (error instanceof SpecError) {
    const diagnostics = error.diagnostics.map(({ at, path: field, message, hint }) => ({
      ...at,
      path: field,
      message,
      hint,
    }));
    return JSON.stringify({ diagnostics }, null, 2);
  }
  return JSON.stringify({ error: reportError(error, ".") }, null, 2);
}

/** The error in the shape of Vite's overlay. */
export interface PageError {
  readonly message: string;
  readonly stack: string;
  readonly plugin: string;
  readonly frame?: string;
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
}

/** The message lists all mistakes. The code frame shows the first. */
export function errorAsPageError(error: unknown, root: string): PageError {
  const [first] = error instanceof SpecError ? error.diagnostics : [];
  if (!(error instanceof SpecError) || first === undefined) {
    return { message: reportError(error, root), stack: "", plugin: "codegen" };
  }
  return {
    message: error.diagnostics.map(describe).join("\n\n"),
    stack: "",
    plugin: "codegen",
    frame: `${codeFrame(first, root).join("\n")}\n`,
    loc: first.at,
  };
}

function describe({ at, path: field, message, hint }: Diagnostic): string {
  return `${at.file}:${at.line}:${at.column}  ${field}\nfound: ${message}\nwrite: ${hint}`;
}
