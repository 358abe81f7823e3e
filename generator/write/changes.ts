import { type EmittedFile, GENERATED_MARK } from "../emit/emitted-file.ts";
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

/** Compares what the spec gives with what is on disk, byte by byte. */
export function toChanges(wanted: readonly EmittedFile[], { files }: OutputFolder): Changes {
  const paths = new Set(wanted.map((file) => file.path));
  // In `generated/`, a file of a wanted name that lacks the banner is one whose banner was edited away.
  const others = [...files].filter(([path, text]) => !paths.has(path) || (isDocument(path) && !isGenerated(text)));
  const kept = new Set(others.map(([path]) => path));
  return {
    missing: wanted.filter((file) => !files.has(file.path)),
    stale: wanted.flatMap((file) => {
      const was = files.get(file.path);
      return was === undefined || was === file.content || kept.has(file.path) ? [] : [{ ...file, was }];
    }),
    orphaned: others.filter(([, text]) => isGenerated(text)).map(([path]) => path),
    foreign: others.filter(([, text]) => !isGenerated(text)).map(([path]) => path),
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
