import { codeFrame } from "../diagnostics/code-frame.ts";
import { SpecError, type SpecProblem } from "../diagnostics/spec-error.ts";
import { UnknownNameError } from "../explain/explain.ts";
import { ProductFolderError } from "../places/product-places.js";
import { GitRefError } from "../read/git-schema.ts";
import { MissingSchemaError } from "../read/schema-files.ts";
import { LinkedOutputError } from "../write/output-folder.ts";
import { RunLockError } from "../write/run-lock.ts";
import { WriteError } from "../write/write-changes.ts";
import { NewEntityError } from "./new-entity.ts";
import { reportSpecError } from "./report.ts";
import { LanguageError } from "./write-label-stubs.ts";

/** Faults whose message says all there is to say. */
const KNOWN_FAULTS = [
  GitRefError,
  LanguageError,
  NewEntityError,
  UnknownNameError,
  LinkedOutputError,
  MissingSchemaError,
  ProductFolderError,
  RunLockError,
  WriteError,
] as const;

/** What went wrong, for people. */
export function reportFault(fault: unknown, root: string): string {
  if (fault instanceof SpecError) {
    return reportSpecError(fault, root);
  }
  // What the system refuses says why, and of which file.
  if (fault instanceof Error && (KNOWN_FAULTS.some((known) => fault instanceof known) || "syscall" in fault)) {
    return fault.message;
  }
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}

/** The same for programs. */
export function faultAsJson(fault: unknown): string {
  if (fault instanceof SpecError) {
    const problems = fault.problems.map(({ at, path: field, found, write }) => ({ ...at, path: field, found, write }));
    return JSON.stringify({ problems }, null, 2);
  }
  return JSON.stringify({ fault: fault instanceof Error ? fault.message : String(fault) }, null, 2);
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
export function faultAsPageError(fault: unknown, root: string): PageError {
  const [first] = fault instanceof SpecError ? fault.problems : [];
  if (!(fault instanceof SpecError) || first === undefined) {
    return { message: reportFault(fault, root), stack: "", plugin: "codegen" };
  }
  return {
    message: fault.problems.map(inWords).join("\n\n"),
    stack: "",
    plugin: "codegen",
    frame: `${codeFrame(first, root).join("\n")}\n`,
    loc: first.at,
  };
}

function inWords({ at, path: field, found, write }: SpecProblem): string {
  return `${at.file}:${at.line}:${at.column}  ${field}\nfound: ${found}\nwrite: ${write}`;
}
