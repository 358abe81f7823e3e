import type { SpecChange } from "../compare/compare-specs.ts";
import { SUMMARY_PATH } from "../emit/spec-summary.ts";
import type { Comparison, Drift } from "../generate.ts";
import { frameworkVersion } from "../paths/framework-version.ts";
import { boundedList, countOf, firstOf } from "./bounded-list.ts";
import { type Colors, PLAIN } from "./colors.ts";
import { textsAsJson } from "./report-texts.ts";

/** The command that regenerates a product. */
export const FIX_COMMAND = "npm run codegen";

/** A file that differs from the spec's output. */
interface FileDrift {
  readonly path: string;
  readonly state: "missing" | "differs" | "orphaned" | "foreign";
  readonly reason: string;
}

/** The differences between `generated/` and the spec, and the command that removes them. */
export function reportDrift(
  drift: Drift,
  { fixCommand = FIX_COMMAND, colors = PLAIN }: { readonly fixCommand?: string; readonly colors?: Colors } = {},
): string {
  const { specChanges } = drift;
  const madeBy = readFormerVersion(drift);
  return [
    ...(madeBy === null
      ? ["generated/ is out of date with schema/:", ...fileLines(drift, colors)]
      : [
          `generated/ was made by entity-console ${madeBy}, installed is ${frameworkVersion()}: run ${colors.bold(fixCommand)}`,
          `${countOf(filesOf(drift).length, "file")} will change.`,
        ]),
    ...(specChanges.length === 0
      ? []
      : ["The spec has changed since:", ...boundedList(specChanges, (change) => changeLine(change, colors))]),
    ...remediesOf(drift)
      .filter((remedy) => remedy !== FIX_COMMAND || madeBy === null)
      .map((remedy) => (remedy === FIX_COMMAND ? `Fix it with: ${colors.bold(fixCommand)}` : remedy)),
  ].join("\n");
}

/** The version of the framework that made the files, if it is another than the installed one. */
function readFormerVersion({ stale }: Drift): string | null {
  const summary = stale.find(({ path }) => path.endsWith(SUMMARY_PATH));
  // Version 0.1.0 did not state itself.
  const stated = summary === undefined ? null : (/^ {2}"framework": "([^"]*)"/m.exec(summary.was)?.[1] ?? "0.1.0");
  return stated === frameworkVersion() ? null : stated;
}

/** Many files may differ. */
function fileLines(drift: Drift, colors: Colors): readonly string[] {
  return boundedList(
    filesOf(drift),
    ({ state, path, reason }) =>
      `  ${colors.red(state)}${" ".repeat(10 - state.length)}${colors.bold(path)} (${reason})`,
  );
}

/** The remedies. The command rewrites generated files only; other files are moved by hand. */
function remediesOf({ missing, stale, orphaned, foreign }: Drift): readonly string[] {
  return [
    ...(missing.length + stale.length + orphaned.length > 0 ? [FIX_COMMAND] : []),
    ...(foreign.length > 0
      ? [`Move by hand: ${firstOf(foreign, (path) => path).join(", ")} (codegen touches no file that it did not write)`]
      : []),
  ];
}

/** The drift, as JSON. */
export function driftAsJson(drift: Drift, fixCommand = FIX_COMMAND): string {
  const files = filesOf(drift);
  const { specChanges } = drift;
  const missingTexts = textsAsJson(drift.missingTexts);
  const inSync = files.length === 0 && missingTexts.length === 0;
  const unreviewedTexts = textsAsJson(drift.unreviewedTexts);
  const madeBy = readFormerVersion(drift);
  const version = madeBy === null ? {} : { madeBy, installed: frameworkVersion() };
  return JSON.stringify({ inSync, ...version, files, missingTexts, unreviewedTexts, specChanges, fixCommand }, null, 2);
}

/** The result of a run or a dry run, as JSON. */
export function runAsJson(run: Comparison, { dryRun }: { readonly dryRun: boolean }): string {
  const { missing, stale, orphaned, foreign, unimplementedCalls } = run;
  const missingTexts = textsAsJson(run.missingTexts);
  const unreviewedTexts = textsAsJson(run.unreviewedTexts);
  const files = {
    new: missing.map(({ path }) => path),
    changed: stale.map(({ path }) => path),
    deleted: orphaned,
    foreign,
  };
  return JSON.stringify({ dryRun, files, missingTexts, unreviewedTexts, unimplementedCalls }, null, 2);
}

/** The result of `init`, as JSON. */
export function initAsJson(folder: string, files: readonly string[], run: Comparison): string {
  const written = files.map((file) => `${folder}/${file}`);
  return JSON.stringify({ folder, files: written, generated: run.missing.map(({ path }) => path) }, null, 2);
}

/** Formats the drift as CI annotations, one per file. */
export function driftAsAnnotations(drift: Drift, fixCommand = FIX_COMMAND): string {
  return firstOf(filesOf(drift), ({ state, path, reason }) => {
    const remedy = state === "foreign" ? "" : `. Fix it with: ${fixCommand}`;
    return `::error file=${path},title=codegen::${state}: ${reason}${remedy}`;
  }).join("\n");
}

interface ChangesReport {
  readonly colors?: Colors;
  /**
   * Print every change.
   * @defaultValue false: the first 20
   */
  readonly isWhole?: boolean;
  /** What one of them is called. */
  readonly word?: string;
}

/** Changes of a spec in words, the breaking ones first and marked. */
export function reportSpecChanges(
  changes: readonly SpecChange[],
  { colors = PLAIN, isWhole = false, word = "change" }: ChangesReport = {},
): string {
  if (changes.length === 0) {
    return "The spec has not changed.";
  }
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  // Breaking changes first, so that the limit cuts off the others.
  const ordered = [...breaking, ...changes.filter(({ isBreaking }) => !isBreaking)];
  return [
    ...boundedList(isWhole ? changes : ordered, (change) => changeLine(change, colors), {
      ...(isWhole ? { most: changes.length } : {}),
      wayOut: "; --all shows every one",
    }),
    `${countOf(changes.length, word)}, ${breaking.length} breaking for the backend's contract`,
  ].join("\n");
}

function changeLine({ path, description, isBreaking, affects }: SpecChange, { red }: Colors): string {
  const reach = affects.length === 0 ? "" : ` -> ${affects.join(", ")}`;
  return `  ${isBreaking ? `${red("BREAKING")}  ` : ""}${path}: ${description}${reach}`;
}

function filesOf(drift: Drift): readonly FileDrift[] {
  const hasSpecChanged = drift.specChanges.length > 0;
  return [
    ...drift.missing.map((file) =>
      toFile(
        "missing",
        file.path,
        hasSpecChanged ? "new in the spec" : "deleted, or new in this version of the generator",
      ),
    ),
    ...drift.stale.map((file) => toFile("differs", file.path, staleReason(file.path, hasSpecChanged))),
    ...drift.orphaned.map((path) => toFile("orphaned", path, "no longer generated from the spec")),
    ...drift.foreign.map((path) => toFile("foreign", path, "not written by the generator: move it elsewhere")),
  ];
}

function staleReason(path: string, hasSpecChanged: boolean): string {
  if (hasSpecChanged) {
    return "the spec has changed";
  }
  return path === SUMMARY_PATH ? "edited by hand" : "edited by hand, or a description or a template has changed";
}

function toFile(state: FileDrift["state"], path: string, reason: string): FileDrift {
  return { path, state, reason };
}
