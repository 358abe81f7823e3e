import { compareSpecs, type SpecChange } from "./compare/compare-specs.ts";
import { SpecError } from "./diagnostics/spec-error.ts";
import { emitAll } from "./emit/emit-all.ts";
import type { EmittedFile } from "./emit/emitted-file.ts";
import { REFERENCE_PATH } from "./emit/spec-reference.ts";
import { readSummary, SUMMARY_PATH } from "./emit/spec-summary.ts";
import { findUnimplementedCalls, type UnimplementedCall } from "./explain/unimplemented-calls.ts";
import { type MissingText, NO_CATALOGUES, toCatalogues } from "./labels/catalogues.ts";
import { type LabelInput, readLabels } from "./labels/read-labels.ts";
import { buildModel } from "./model/build-model.ts";
import type { ConsoleModel } from "./model/console-model.ts";
import { type SpecSummary, toSummary } from "./model/spec-summary.ts";
import { productPlaces } from "./places/product-places.ts";
import { GitRefError, readSchemaAt } from "./read/git-schema.ts";
import { readSchemaFiles, requireSchema, type SchemaFile } from "./read/schema-files.ts";
import { readSpecSource } from "./read/spec-source.ts";
import { type Changes, toChanges } from "./write/changes.ts";
import { readOutputFolder } from "./write/output-folder.ts";
import { withRunLock } from "./write/run-lock.ts";
import { writeChanges } from "./write/write-changes.ts";

/** What a run found, and what is still to be written by hand. */
export interface Comparison extends Changes {
  readonly missingTexts: readonly MissingText[];
  readonly unimplementedCalls: readonly UnimplementedCall[];
}

/** What a check found: files that differ, and what changed in the spec since they were generated. */
export interface Drift extends Comparison {
  readonly specChanges: readonly SpecChange[];
}

/** Everything that a spec gives, and the texts that its label files lack. */
export interface Rendering {
  readonly model: ConsoleModel;
  readonly files: readonly EmittedFile[];
  readonly missingTexts: readonly MissingText[];
}

/** read -> model -> emit: everything that a spec and its labels give, in memory. Throws a `SpecError`. */
export function render(files: readonly SchemaFile[], labels: LabelInput | null = null): Rendering {
  const model = buildModel(readSpecSource(files));
  const catalogues = labels === null ? NO_CATALOGUES : toCatalogues(model, labels);
  return {
    model,
    files: emitAll(model, catalogues),
    missingTexts: catalogues.languages.flatMap(({ missing }) => missing),
  };
}

/** What a spec gives in its own folder: the reference of the vocabulary stands in the framework's. */
function renderAt(root: string): Omit<Rendering, "model"> & Pick<Comparison, "unimplementedCalls"> {
  const { model, files, missingTexts } = render(readSchemaFiles(root), readLabels(root));
  const isFramework = productPlaces(root).folder === ".";
  return {
    files: isFramework ? files : files.filter(({ path }) => path !== REFERENCE_PATH),
    missingTexts,
    unimplementedCalls: findUnimplementedCalls(root, model),
  };
}

/** Compares what the spec gives with `<root>/generated`; touches nothing. Throws a `SpecError`. */
export function check(root: string): Drift {
  const { files: wanted, ...openWork } = renderAt(root);
  const folder = readOutputFolder(root);
  const before = readSummary(folder.files.get(SUMMARY_PATH));
  const after = readSummary(wanted.find(({ path }) => path === SUMMARY_PATH)?.content);
  const hasBoth = before !== null && after !== null;
  const specChanges = hasBoth ? compareSpecs(before, after) : [];
  return { ...toChanges(wanted, folder), ...openWork, specChanges };
}

/** What changed in the spec between a commit and now. Throws a `SpecError` for the spec of now alone. */
export function compareWith(root: string, ref: string): readonly SpecChange[] {
  const before = readSchemaAt(root, ref);
  const now = summarise(readSchemaFiles(root));
  return compareSpecs(summariseThen(before, ref), now);
}

/** Nobody can mend what was committed, and its lines are not those on disk. */
function summariseThen(files: readonly SchemaFile[], ref: string): SpecSummary {
  try {
    return summarise(files);
  } catch (error) {
    if (!(error instanceof SpecError)) {
      throw error;
    }
    const [first] = error.diagnostics;
    const reason = first === undefined ? error.message : `${first.at.file}:${first.at.line}: ${first.message}`;
    throw new GitRefError(`The spec at ${ref} is none that this generator reads (${reason}). Name a later commit.`);
  }
}

function summarise(files: readonly SchemaFile[]): SpecSummary {
  return toSummary(buildModel(readSpecSource(files)));
}

/** Brings `<root>/generated` in line with the spec; nothing is written unless everything rendered. */
export function generate(root: string): Comparison {
  // Before the lock, which needs the folder too.
  requireSchema(root);
  return withRunLock(root, () => {
    const { files: wanted, ...openWork } = renderAt(root);
    const folder = readOutputFolder(root);
    const changes = toChanges(wanted, folder);
    writeChanges(folder, changes);
    return { ...changes, ...openWork };
  });
}
