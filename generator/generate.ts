import type { OwnKind } from "../src/kinds/own-kind.ts";
import { compareSpecs, type SpecChange } from "./compare/compare-specs.ts";
import { readSummary } from "./compare/read-summary.ts";
import { throwIfAny } from "./diagnostics/spec-error.ts";
import { emitAll, OUTPUTS } from "./emit/emit-all.ts";
import type { EmittedFile } from "./emit/emitted-file.ts";
import { emitOwn } from "./emit/own-emitters.ts";
import { REFERENCE_PATH } from "./emit/spec-reference.ts";
import { SUMMARY_PATH } from "./emit/spec-summary.ts";
import { findDeadMenuEntries } from "./explain/menu-screens.ts";
import { findUnimplementedCalls, type UnimplementedCall } from "./explain/unimplemented-calls.ts";
import { type MissingText, NO_CATALOGUES, toCatalogues } from "./labels/catalogues.ts";
import { type LabelInput, readLabels } from "./labels/read-labels.ts";
import { buildModel } from "./model/build-model.ts";
import type { ConsoleModel } from "./model/console-model.ts";
import { productPlaces } from "./places/product-places.ts";
import { type LoadedEmitter, readOwnEmitters } from "./read/own-emitters.ts";
import { readOwnKinds } from "./read/own-kinds.ts";
import { readSchemaFiles, requireSchema, type SchemaFile } from "./read/schema-files.ts";
import { readSpecSource, type SpecSource } from "./read/spec-source.ts";
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
  readonly kinds?: readonly OwnKind[];
  readonly only?: readonly string[];
}

/** read -> model -> emit: everything that a spec and its labels give, in memory. Throws a `SpecError`. */
export function render(files: readonly SchemaFile[], options: RenderOptions = {}): Rendering {
  const { model, files: each, missingTexts } = renderEach(files, options);
  return { model, files: [...each], missingTexts };
}

/** The same, with files that are rendered as they are asked for, once. */
function renderEach(
  files: readonly SchemaFile[],
  { labels = null, emitters = [], kinds = [], only = OUTPUTS }: RenderOptions,
): Omit<Rendering, "files"> & EachFile & Pick<SpecSource, "values"> {
  const source = readSpecSource(files, kinds);
  const model = buildModel(source);
  const catalogues = labels === null ? NO_CATALOGUES : toCatalogues(model, labels);
  const own = only.includes("own") ? emitOwn(model, emitters) : [];
  return {
    model,
    values: source.values,
    files: concat(emitAll(model, catalogues, only), own),
    missingTexts: catalogues.languages.flatMap(({ missing }) => missing),
  };
}

interface EachFile {
  readonly files: Iterable<EmittedFile>;
}

function* concat<T>(...parts: readonly Iterable<T>[]): Iterable<T> {
  for (const part of parts) {
    yield* part;
  }
}

function* filter<T>(items: Iterable<T>, isWanted: (item: T) => boolean): Iterable<T> {
  for (const item of items) {
    if (isWanted(item)) {
      yield item;
    }
  }
}

/** What a spec gives in its own folder: the reference of the vocabulary stands in the framework's. */
function renderAt(
  root: string,
  { only = OUTPUTS }: GenerateOptions,
): EachFile & Pick<Comparison, "missingTexts" | "unimplementedCalls"> {
  const emitters = only.includes("own") ? readOwnEmitters(root) : [];
  const options = { labels: readLabels(root), emitters, kinds: readOwnKinds(root), only };
  const { model, values, files, missingTexts } = renderEach(readSchemaFiles(root), options);
  throwIfAny(findDeadMenuEntries(root, model, values));
  const isFramework = productPlaces(root).folder === ".";
  return {
    files: isFramework ? files : filter(files, ({ path }) => path !== REFERENCE_PATH),
    missingTexts,
    unimplementedCalls: findUnimplementedCalls(root, model),
  };
}

/** Of some outputs alone, whose a further file is cannot be known. */
function compareFiles(wanted: Iterable<EmittedFile>, folder: OutputFolder, { only }: GenerateOptions): Changes {
  const changes = toChanges(wanted, folder);
  return only === undefined ? changes : { ...changes, orphaned: [], foreign: [] };
}

/** Compares what the spec gives with `<root>/generated`; touches nothing. Throws a `SpecError`. */
export function check(root: string, options: GenerateOptions = {}): Drift {
  const { files, ...openWork } = renderAt(root, options);
  const folder = readOutputFolder(root);
  const changes = compareFiles(files, folder, options);
  // A summary that is the same tells of no change.
  const now = [...changes.missing, ...changes.stale].find(({ path }) => path === SUMMARY_PATH);
  const [before, after] = [readSummary(now && folder.files.get(SUMMARY_PATH)), readSummary(now?.content)];
  const specChanges = before !== null && after !== null ? compareSpecs(before, after) : [];
  return { ...changes, ...openWork, specChanges };
}

/** Brings `<root>/generated` in line with the spec; nothing is written unless everything rendered. */
export function generate(root: string, options: GenerateOptions = {}): Comparison {
  // Before the lock, which needs the folder too.
  requireSchema(root);
  const run = () => {
    const { files, ...openWork } = renderAt(root, options);
    const folder = readOutputFolder(root);
    return { folder, comparison: { ...compareFiles(files, folder, options), ...openWork } };
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
