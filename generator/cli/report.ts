import { codeFrame, visible } from "../diagnostics/code-frame.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SpecError } from "../diagnostics/spec-error.ts";
import type { UnimplementedCall } from "../explain/unimplemented-calls.ts";
import type { Comparison } from "../generate.ts";
import type { Changes } from "../write/changes.ts";
import { boundedList } from "./bounded-list.ts";
import { type Colors, PLAIN } from "./colors.ts";
import { reportMissingTexts, reportUnreviewedTexts } from "./report-texts.ts";

/** The written and deleted files, as text. */
export function reportChanges({ missing, stale, orphaned, foreign }: Changes, colors = PLAIN): string {
  const { green, red, bold } = colors;
  const lines = [
    ...boundedList(missing, (file) => `  ${green("new")}      ${bold(file.path)}`),
    ...boundedList(stale, (file) => `  ${green("changed")}  ${bold(file.path)}`),
    ...boundedList(orphaned, (name) => `  ${green("deleted")}  ${bold(name)}`),
    ...boundedList(
      foreign,
      (name) => `  ${red("left")}     ${bold(name)} (not written by the generator: move it elsewhere)`,
    ),
  ];
  return lines.length === 0 ? "generated/ is in sync with schema/; nothing written" : lines.join("\n");
}

/** The changes, and the texts and code that are missing. */
export function reportRun(
  run: Comparison,
  { option = "", colors = PLAIN }: { readonly option?: string; readonly colors?: Colors } = {},
): string {
  return [reportChanges(run, colors), ...reportOpenWork(run, option)].join("\n");
}

/** The texts and the code that are still to be written by hand, if any; `option` names the product. */
export function reportOpenWork(
  { missingTexts, unreviewedTexts, unimplementedCalls }: Comparison,
  option = "",
): readonly string[] {
  return [
    ...(missingTexts.length === 0 ? [] : [reportMissingTexts(missingTexts, option)]),
    ...(unreviewedTexts.length === 0 ? [] : [reportUnreviewedTexts(unreviewedTexts, option)]),
    ...(unimplementedCalls.length === 0 ? [] : [reportUnimplementedCalls(unimplementedCalls)]),
  ];
}

/** Every diagnostic with its location, its line of source and its remedy. */
export function reportSpecError({ diagnostics }: SpecError, root: string, colors: Colors = PLAIN): string {
  const count = diagnostics.length === 1 ? "1 mistake" : `${diagnostics.length} mistakes`;
  return [
    ...boundedList(diagnostics, (diagnostic) => describeDiagnostic(diagnostic, root, colors)),
    `${colors.red(`${count} in the spec`)}; generated/ is untouched.`,
  ].join("\n\n");
}

function describeDiagnostic({ at, path: field, message, hint }: Diagnostic, root: string, colors: Colors): string {
  const { bold, dim, red, green } = colors;
  return [
    `${bold(`${at.file}:${at.line}:${at.column}`)}${field === "" ? "" : `  ${visible(field)}`}`,
    ...codeFrame({ at }, root, dim),
    `  ${red("found:")} ${visible(message)}`,
    `  ${green("write:")} ${visible(hint)}`,
  ].join("\n");
}

/** Declared calls that the product's backend has no code for, with the place to write it. */
function reportUnimplementedCalls(calls: readonly UnimplementedCall[]): string {
  const count = calls.length === 1 ? "1 declared call has" : `${calls.length} declared calls have`;
  const file = calls[0]?.file ?? "";
  return [
    `${count} no code; the reference backend answers 501:`,
    ...boundedList(calls, ({ name, kind, method, path }) => `  ${name}  (${kind} ${method} ${path})`),
    `Write ${calls.length === 1 ? "it" : "each"} in ${file}: customRoutes: { "${calls[0]?.name ?? ""}": … }.`,
  ].join("\n");
}
