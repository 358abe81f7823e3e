import { SpecError, throwIfAny } from "../diagnostics/spec-error.ts";
import { findDeadMenuEntries } from "../explain/menu-screens.ts";
import { buildModel } from "../model/build-model.ts";
import { readOwnKinds } from "../read/own-kinds.ts";
import { isSchemaFile, readSchemaFiles, type SchemaFile, unixLines } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";

/** A mistake as an editor shows it. Line and column start at 1. */
export interface EditorDiagnostic {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** The mistakes in a product's spec, by file: relative to the product, with forward slashes. */
export interface SpecDiagnostics {
  readonly files: Readonly<Record<string, readonly EditorDiagnostic[]>>;
  /** A mistake outside of `schema/`, or a fault of the generator; shown in every file. Null if there is none. */
  readonly everywhere: string | null;
}

/**
 * Checks a spec as `check` does, with the texts of open files in place of those on disk. Never throws: a fault is a
 * message.
 */
export function specDiagnostics(root: string, open: readonly SchemaFile[]): SpecDiagnostics {
  try {
    const source = readSpecSource(withOpenTexts(readSchemaFiles(root), open), readOwnKinds(root), root);
    throwIfAny(findDeadMenuEntries(root, buildModel(source), source.values));
    return { files: {}, everywhere: null };
  } catch (error) {
    return error instanceof SpecError ? ofSpecError(error) : { files: {}, everywhere: faultText(error) };
  }
}

function withOpenTexts(files: readonly SchemaFile[], open: readonly SchemaFile[]): readonly SchemaFile[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const { path, text } of open.filter((file) => isSchemaFile(file.path))) {
    texts.set(path, unixLines(text));
  }
  return [...texts].map(([path, text]) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1));
}

function ofSpecError({ diagnostics }: SpecError): SpecDiagnostics {
  const files: Record<string, EditorDiagnostic[]> = {};
  let everywhere: string | null = null;
  for (const { at, path, message, hint } of diagnostics) {
    const text = `${path === "" ? "" : `${path}: `}${message}\nWrite: ${hint}`;
    if (at.file.startsWith("schema/")) {
      files[at.file] = [...(files[at.file] ?? []), { line: at.line, column: at.column, text }];
    } else {
      everywhere ??= `${at.file}:${at.line}: ${text}`;
    }
  }
  return { files, everywhere };
}

function faultText(error: unknown): string {
  const [message = ""] = String(error).split("\n");
  return `The generator could not check the spec: ${message}`;
}
