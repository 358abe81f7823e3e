import { type EmittedFile, GENERATED_MARK } from "../emit/emitted-file.ts";
import { unixLines } from "../read/schema-files.ts";
import { isDocument, type OutputFolder } from "./output-folder.ts";

/** A file whose text is not what it should be. */
export interface StaleFile extends EmittedFile {
  readonly was: string;
}

/** What keeps the generated files from being what the spec gives. */
export interface Changes {
  /** Wanted and not there. */
  readonly missing: readonly EmittedFile[];
  /** There, with other text. */
  readonly stale: readonly StaleFile[];
  /** Once generated, and no longer given by the spec. */
  readonly orphaned: readonly string[];
  /** Not the generator's: named, and left alone, even where a document is wanted. */
  readonly foreign: readonly string[];
}

/** Compares the outputs of the spec with the files on disk. A checkout may have converted line endings: they are ignored. */
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
      // In `generated/`, a file of a wanted name that lacks the banner is one whose banner was edited away.
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

/** The banner stands in the first lines. */
function isGenerated(text: string): boolean {
  return text.slice(0, 400).includes(GENERATED_MARK);
}

/** Whether every generated file is exactly what the spec gives. */
export function isInSync({ missing, stale, orphaned, foreign }: Changes): boolean {
  return missing.length + stale.length + orphaned.length + foreign.length === 0;
}
