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
import type { ConsoleModel } from "./model/types/console-model.ts";
import { isInstalled, productPaths } from "./paths/product-paths.ts";
import { type LoadedEmitter, readOwnEmitters } from "./read/own-emitters.ts";
import { readOwnKinds } from "./read/own-kinds.ts";
import { readSchemaFiles, requireSchema, type SchemaFile } from "./read/schema-files.ts";
import { readSpecSource, type SpecSource } from "./read/spec-source.ts";
import { type Changes, toChanges } from "./write/changes.ts";
import { type OutputFolder, readOutputFolder } from "./write/output-folder.ts";
import { withRunLock } from "./write/run-lock.ts";
import { writeChanges } from "./write/write-changes.ts";

/** Result of a run: changed files and missing texts. */
export interface Comparison extends Changes {
  /** Missing texts without a proposal, which must be written. */
  readonly missingTexts: readonly MissingText[];
  /** Missing texts with a proposal. */
  readonly unreviewedTexts: readonly MissingText[];
  readonly unimplementedCalls: readonly UnimplementedCall[];
}

/** Result of a check: files that differ, and the changes of the spec since they were generated. */
export interface Drift extends Comparison {
  readonly specChanges: readonly SpecChange[];
}

/** All generated files of a spec, and the missing texts. */
export interface Rendering {
  readonly model: ConsoleModel;
  readonly files: readonly EmittedFile[];
  readonly missingTexts: readonly MissingText[];
  readonly unreviewedTexts: readonly MissingText[];
}

/** Options of a run. */
export interface GenerateOptions {
  /**
   * Names among `OUTPUTS`; files of other outputs are ignored.
   * @defaultValue all outputs
   */
  readonly only?: readonly string[];
  /**
   * Reports changes without writing files.
   * @defaultValue false
   */
  readonly dryRun?: boolean;
}

interface RenderOptions {
  readonly labels?: LabelInput | null;
  readonly emitters?: readonly LoadedEmitter[];
  readonly kinds?: readonly OwnKind[];
  readonly only?: readonly string[];
  /** The product's folder, for the types of packages; without it no package can be imported. */
  readonly root?: string | null;
}

/** Runs read, model and emit: all output in memory. Throws a `SpecError`. */
export function render(files: readonly SchemaFile[], options: RenderOptions = {}): Rendering {
  const { files: each, values: _, ...rest } = renderEach(files, options);
  return { ...rest, files: [...each] };
}

/** The same, but files are rendered lazily. */
function renderEach(
  files: readonly SchemaFile[],
  { labels = null, emitters = [], kinds = [], only = OUTPUTS, root = null }: RenderOptions,
): Omit<Rendering, "files"> & EachFile & Pick<SpecSource, "values"> {
  const source = readSpecSource(files, kinds, root);
  const model = buildModel(source);
  const catalogues = labels === null ? NO_CATALOGUES : toCatalogues(model, labels);
  const missing = catalogues.languages.flatMap((catalogue) => catalogue.missing);
  const own = only.includes("own") ? emitOwn(model, emitters) : [];
  return {
    model,
    values: source.values,
    files: concat(emitAll(model, catalogues, only), own),
    missingTexts: missing.filter(({ proposal }) => proposal === null),
    unreviewedTexts: missing.filter(({ proposal }) => proposal !== null),
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

/** Output in the product's own folder; the reference of options is only in the framework's. */
function renderAt(
  root: string,
  { only = OUTPUTS }: GenerateOptions,
): EachFile & Pick<Comparison, "missingTexts" | "unreviewedTexts" | "unimplementedCalls"> {
  const emitters = only.includes("own") ? readOwnEmitters(root) : [];
  const options = { labels: readLabels(root), emitters, kinds: readOwnKinds(root), only, root };
  const { model, values, files, missingTexts, unreviewedTexts } = renderEach(readSchemaFiles(root), options);
  throwIfAny(findDeadMenuEntries(root, model, values));
  const isFramework = !isInstalled && productPaths(root).folder === ".";
  return {
    files: isFramework ? files : filter(files, ({ path }) => path !== REFERENCE_PATH),
    missingTexts,
    unreviewedTexts,
    unimplementedCalls: findUnimplementedCalls(root, model),
  };
}

/** With `--only`, orphaned files are not reported: their output is unknown. */
function compareFiles(wanted: Iterable<EmittedFile>, folder: OutputFolder, { only }: GenerateOptions): Changes {
  const changes = toChanges(wanted, folder);
  return only === undefined ? changes : { ...changes, orphaned: [], foreign: [] };
}

/**
 * Compares `<root>/generated` with the spec without writing. Throws a `SpecError`.
 *
 * @example
 * const { stale, missing } = check(process.cwd());
 */
export function check(root: string, options: GenerateOptions = {}): Drift {
  const { files, ...openWork } = renderAt(root, options);
  const folder = readOutputFolder(root);
  const changes = compareFiles(files, folder, options);
  // If the summary is unchanged, the spec has no relevant changes.
  const now = [...changes.missing, ...changes.stale].find(({ path }) => path === SUMMARY_PATH);
  const [before, after] = [readSummary(now && folder.files.get(SUMMARY_PATH)), readSummary(now?.content)];
  const specChanges = before !== null && after !== null ? compareSpecs(before, after) : [];
  return { ...changes, ...openWork, specChanges };
}

/**
 * Updates `<root>/generated`. Nothing is written unless everything was rendered.
 *
 * @example
 * const { changed } = generate(process.cwd());
 */
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
