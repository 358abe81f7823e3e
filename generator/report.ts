import { readFileSync } from "node:fs";
import path from "node:path";
import type { SpecError, SpecProblem } from "./model/spec-error.ts";
import type { Changes } from "./write/changes.ts";

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
    `${at.file}:${at.line}:${at.column}${field === "" ? "" : `  ${field}`}`,
    ...codeFrame({ at, path: field, found, write }, root),
    `  found: ${found}`,
    `  write: ${write}`,
  ].join("\n");
}

/** The line of a problem as it is on disk, and a mark under its column. */
export function codeFrame({ at }: SpecProblem, root: string): readonly string[] {
  const line = sourceLine(path.join(root, at.file), at.line);
  if (line === undefined) {
    return [];
  }
  const gutter = `  ${at.line} | `;
  return [`${gutter}${line}`, `${" ".repeat(gutter.length - 2)}| ${" ".repeat(at.column - 1)}^`];
}

function sourceLine(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, "utf8").split(/\r?\n/)[line - 1];
  } catch {
    // A problem of the whole schema folder has no file to quote.
    return undefined;
  }
}
