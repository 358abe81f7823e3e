import { codeFrame, visible } from "../diagnostics/code-frame.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SpecError } from "../diagnostics/spec-error.ts";
import type { Comparison } from "../generate.ts";
import type { Changes } from "../write/changes.ts";
import { reportMissingTexts } from "./report-texts.ts";

/** What a run has written and deleted, in words. */
export function reportChanges({ missing, stale, orphaned, foreign }: Changes): string {
  const lines = [
    ...missing.map((file) => `  new      ${file.path}`),
    ...stale.map((file) => `  changed  ${file.path}`),
    ...orphaned.map((name) => `  deleted  ${name}`),
    ...foreign.map((name) => `  left     ${name} (not written by the generator: move it elsewhere)`),
  ];
  return lines.length === 0 ? "generated/ is in sync with schema/; nothing written" : lines.join("\n");
}

/** The same, and the texts that are still to be written. */
export function reportRun(run: Comparison, option = ""): string {
  const { missingTexts } = run;
  return [reportChanges(run), ...(missingTexts.length === 0 ? [] : [reportMissingTexts(missingTexts, option)])].join(
    "\n",
  );
}

/** Every mistake of the spec with its place, its line of source, and what to write instead. */
export function reportSpecError({ diagnostics }: SpecError, root: string): string {
  const count = diagnostics.length === 1 ? "1 mistake" : `${diagnostics.length} mistakes`;
  return [
    ...diagnostics.map((diagnostic) => describeDiagnostic(diagnostic, root)),
    `${count} in the spec; generated/ is untouched.`,
  ].join("\n\n");
}

function describeDiagnostic({ at, path: field, message, hint }: Diagnostic, root: string): string {
  return [
    `${at.file}:${at.line}:${at.column}${field === "" ? "" : `  ${visible(field)}`}`,
    ...codeFrame({ at }, root),
    `  found: ${visible(message)}`,
    `  write: ${visible(hint)}`,
  ].join("\n");
}
