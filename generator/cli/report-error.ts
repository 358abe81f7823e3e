import { codeFrame } from "../diagnostics/code-frame.ts";
import { placesOf } from "../diagnostics/current-work.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { SpecError } from "../diagnostics/spec-error.ts";
import { UnknownNameError } from "../explain/explanation.ts";
import { ProductFolderError } from "../places/product-places.ts";
import { GitRefError } from "../read/git-schema.ts";
import { MissingSchemaError } from "../read/schema-files.ts";
import { LinkedOutputError } from "../write/output-folder.ts";
import { RunLockError } from "../write/run-lock.ts";
import { WriteError } from "../write/write-changes.ts";
import { type Colors, PLAIN } from "./colors.ts";
import { NewEntityError } from "./new-entity.ts";
import { reportSpecError } from "./report.ts";
import { LanguageError } from "./write-label-stubs.ts";

/** The command line is not one that a command takes. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Errors whose message says all there is to say. */
const EXPECTED_ERRORS = [
  GitRefError,
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

/** What went wrong, for people. */
export function reportError(error: unknown, root: string, colors: Colors = PLAIN): string {
  if (error instanceof SpecError) {
    return reportSpecError(error, root, colors);
  }
  // What the system refuses says why, and of which file.
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

/** The same for programs. */
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

/** The same as the error that a development server shows over the page. */
export interface PageError {
  readonly message: string;
  readonly stack: string;
  readonly plugin: string;
  readonly frame?: string;
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
}

/** Several mistakes are told in one message; the first of them is shown in its line. */
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
