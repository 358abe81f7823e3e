import { type EmittedFile, GENERATED_MARK } from "../emit/emitted-file.ts";
import { unixLines } from "../read/schema-files.ts";
import { isDocument, type OutputFolder } from "./output-folder.ts";

/** A file with outdated content. */
export interface StaleFile extends EmittedFile {
  readonly was: string;
}

/** The differences between the generated files and the output of the spec. */
export interface Changes {
  /** Files that do not exist yet. */
  readonly missing: readonly EmittedFile[];
  /** Files with outdated content. */
  readonly stale: readonly StaleFile[];
  /** Generated files that are no longer part of the output. */
  readonly orphaned: readonly string[];
  /** Files without the generator's banner. They are reported and left unchanged. */
  readonly foreign: readonly string[];
}

/**
 * Compares the output of the spec with the files on disk. Line endings are ignored, because a checkout may convert
 * them.
 */
export function toChanges(wanted: Iterable<EmittedFile>, { files }: OutputFolder): Changes {
  const missing: EmittedFile[] = [];
  const stale: StaleFile[] = [];
  const foreign: string[] = [];
  const paths = new Set<string>();
  for (const file of wanted) {
    const onDisk = files.get(file.path);
    const was = onDisk === undefined ? undefined : unixLines(onDisk);
    paths.add(file.path);
    if (was === undefined) {
      missing.push(file);
    } else if (isDocument(file.path) && !isGenerated(was)) {
      foreign.push(file.path);
    } else if (was !== file.content) {
      // In `generated/`, an output file without the banner is one whose banner was removed by hand.
      stale.push({ ...file, was });
    }
  }
  const others = [...files.keys()].filter((path) => !paths.has(path)).map((path) => [path, files.get(path)] as const);
  const there = others.flatMap(([path, text]) => (text === undefined ? [] : [{ path, isOwn: isGenerated(text) }]));
  return {
    missing,
    stale,
    orphaned: there.filter(({ isOwn }) => isOwn).map(({ path }) => path),
    foreign: [...foreign, ...there.filter(({ isOwn }) => !isOwn).map(({ path }) => path)],
  };
}

/** Whether the first lines contain the banner. */
function isGenerated(text: string): boolean {
  return text.slice(0, 400).includes(GENERATED_MARK);
}

/** Whether all generated files match the spec. */
export function isInSync({ missing, stale, orphaned, foreign }: Changes): boolean {
  return missing.length + stale.length + orphaned.length + foreign.length === 0;
}
