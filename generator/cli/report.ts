import { codeFrame, visible } from "../diagnostics/code-frame.ts";
import type { SpecError, SpecProblem } from "../diagnostics/spec-error.ts";
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
export function reportRun(run: Comparison): string {
  const { missingTexts } = run;
  return [reportChanges(run), ...(missingTexts.length === 0 ? [] : [reportMissingTexts(missingTexts)])].join("\n");
}

/** Every mistake of the spec with its place, its line of source, and what to write instead. */
export function reportSpecError({ problems }: SpecError, root: string): string {
  const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
  return [
    ...problems.map((problem) => describeProblem(problem, root)),
    `${count} in the spec; generated/ is untouched.`,
  ].join("\n\n");
}

function describeProblem({ at, path: field, found, write }: SpecProblem, root: string): string {
  return [
    `${at.file}:${at.line}:${at.column}${field === "" ? "" : `  ${visible(field)}`}`,
    ...codeFrame({ at }, root),
    `  found: ${visible(found)}`,
    `  write: ${visible(write)}`,
  ].join("\n");
}
