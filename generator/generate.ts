import { compareSpecs, type SpecChange } from "./compare/compare-specs.ts";
import { readSummary } from "./compare/read-summary.ts";
import { SpecError } from "./diagnostics/spec-error.ts";
import { emitAll, OUTPUTS } from "./emit/emit-all.ts";
import type { EmittedFile } from "./emit/emitted-file.ts";
import { emitOwn } from "./emit/own-emitters.ts";
import { REFERENCE_PATH } from "./emit/spec-reference.ts";
import { SUMMARY_PATH } from "./emit/spec-summary.ts";
import { findUnimplementedCalls, type UnimplementedCall } from "./explain/unimplemented-calls.ts";
import { type MissingText, NO_CATALOGUES, toCatalogues } from "./labels/catalogues.ts";
import { type LabelInput, readLabels } from "./labels/read-labels.ts";
import { buildModel } from "./model/build-model.ts";
import type { ConsoleModel } from "./model/console-model.ts";
import { type SpecSummary, toSummary } from "./model/spec-summary.ts";
import { productPlaces } from "./places/product-places.ts";
import { GitRefError, readSchemaAt } from "./read/git-schema.ts";
import { type LoadedEmitter, readOwnEmitters } from "./read/own-emitters.ts";
import { readSchemaFiles, requireSchema, type SchemaFile } from "./read/schema-files.ts";
import { readSpecSource } from "./read/spec-source.ts";
import { type Changes, toChanges } from "./write/changes.ts";
import { type OutputFolder, readOutputFolder } from "./write/output-folder.ts";
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

/** What of the outputs is meant. */
export interface GenerateOptions {
  /**
   * Names among `OUTPUTS`; files of other outputs are neither written nor looked at.
   * @defaultValue all of them
   */
  readonly only?: readonly string[];
  /**
   * Say what would be written, and write nothing.
   * @defaultValue false
   */
  readonly dryRun?: boolean;
}

interface RenderOptions {
  readonly labels?: LabelInput | null;
  readonly emitters?: readonly LoadedEmitter[];
  readonly only?: readonly string[];
}

/** read -> model -> emit: everything that a spec and its labels give, in memory. Throws a `SpecError`. */
export function render(
  files: readonly SchemaFile[],
  { labels = null, emitters = [], only = OUTPUTS }: RenderOptions = {},
): Rendering {
  const model = buildModel(readSpecSource(files));
  const catalogues = labels === null ? NO_CATALOGUES : toCatalogues(model, labels);
  const own = only.includes("own") ? emitOwn(model, emitters) : [];
  return {
    model,
    files: [...emitAll(model, catalogues, only), ...own],
    missingTexts: catalogues.languages.flatMap(({ missing }) => missing),
  };
}

/** What a spec gives in its own folder: the reference of the vocabulary stands in the framework's. */
function renderAt(
  root: string,
  { only = OUTPUTS }: GenerateOptions,
): Omit<Rendering, "model"> & Pick<Comparison, "unimplementedCalls"> {
  const emitters = only.includes("own") ? readOwnEmitters(root) : [];
  const { model, files, missingTexts } = render(readSchemaFiles(root), { labels: readLabels(root), emitters, only });
  const isFramework = productPlaces(root).folder === ".";
  return {
    files: isFramework ? files : files.filter(({ path }) => path !== REFERENCE_PATH),
    missingTexts,
    unimplementedCalls: findUnimplementedCalls(root, model),
  };
}

/** Of some outputs alone, whose a further file is cannot be known. */
function compareFiles(wanted: readonly EmittedFile[], folder: OutputFolder, { only }: GenerateOptions): Changes {
  const changes = toChanges(wanted, folder);
  return only === undefined ? changes : { ...changes, orphaned: [], foreign: [] };
}

/** Compares what the spec gives with `<root>/generated`; touches nothing. Throws a `SpecError`. */
export function check(root: string, options: GenerateOptions = {}): Drift {
  const { files: wanted, ...openWork } = renderAt(root, options);
  const folder = readOutputFolder(root, wanted);
  const before = readSummary(folder.files.get(SUMMARY_PATH));
  const after = readSummary(wanted.find(({ path }) => path === SUMMARY_PATH)?.content);
  const hasBoth = before !== null && after !== null;
  const specChanges = hasBoth ? compareSpecs(before, after) : [];
  return { ...compareFiles(wanted, folder, options), ...openWork, specChanges };
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
export function generate(root: string, options: GenerateOptions = {}): Comparison {
  // Before the lock, which needs the folder too.
  requireSchema(root);
  const run = () => {
    const { files: wanted, ...openWork } = renderAt(root, options);
    const folder = readOutputFolder(root, wanted);
    return { folder, comparison: { ...compareFiles(wanted, folder, options), ...openWork } };
  };
  if (options.dryRun === true) {
    return run().comparison;
  }
  return withRunLock(root, () => {
    const { folder, comparison } = run();
    writeChanges(folder, comparison);
    return comparison;
  });
}
