import { compareSpecs, type SpecChange } from "./compare/compare-specs.ts";
import { toSummary } from "./compare/spec-summary.ts";
import { emitAll } from "./emit/emit-all.ts";
import type { EmittedFile } from "./emit/emitted-file.ts";
import { readSummary, SUMMARY_PATH } from "./emit/spec-summary.ts";
import { buildModel } from "./model/build-model.ts";
import { readSchemaAt } from "./read/git-schema.ts";
import { readSchemaFiles, type SchemaFile } from "./read/schema-files.ts";
import { readSpecSource } from "./read/spec-source.ts";
import { type Changes, toChanges } from "./write/changes.ts";
import { readOutputFolder } from "./write/output-folder.ts";
import { withRunLock } from "./write/run-lock.ts";
import { writeChanges } from "./write/write-changes.ts";

/** What a check found: files that differ, and what changed in the spec since they were generated. */
export interface Drift extends Changes {
  readonly specChanges: readonly SpecChange[];
}

/** read -> model -> emit: everything that a spec gives, in memory. Throws a `SpecError`. */
export function render(files: readonly SchemaFile[]): readonly EmittedFile[] {
  return emitAll(buildModel(readSpecSource(files)));
}

/** Compares what the spec gives with `<root>/generated`; touches nothing. Throws a `SpecError`. */
export function check(root: string): Drift {
  const wanted = render(readSchemaFiles(root));
  const folder = readOutputFolder(root);
  const before = readSummary(folder.files.get(SUMMARY_PATH));
  const after = readSummary(wanted.find(({ path }) => path === SUMMARY_PATH)?.content);
  const hasBoth = before !== null && after !== null;
  return { ...toChanges(wanted, folder), specChanges: hasBoth ? compareSpecs(before, after) : [] };
}

/** What changed in the spec between a commit and now. Throws a `SpecError`, also for the spec of then. */
export function compareWith(root: string, ref: string): readonly SpecChange[] {
  const summarise = (files: readonly SchemaFile[]) => toSummary(buildModel(readSpecSource(files)));
  return compareSpecs(summarise(readSchemaAt(root, ref)), summarise(readSchemaFiles(root)));
}

/** Brings `<root>/generated` in line with the spec; nothing is written unless everything rendered. */
export function generate(root: string): Changes {
  return withRunLock(root, () => {
    const wanted = render(readSchemaFiles(root));
    const folder = readOutputFolder(root);
    const changes = toChanges(wanted, folder);
    writeChanges(folder, changes);
    return changes;
  });
}
