import { existsSync, type FSWatcher, readdirSync, statSync, watch as watchFolder } from "node:fs";
import path from "node:path";
import { type Comparison, generate } from "../generate.ts";
import { frameworkRoot } from "../paths/product-paths.ts";
import { labelsFolder } from "../read/label-files.ts";
import { emittersFolder } from "../read/own-emitters.ts";
import { ownKindsFile } from "../read/own-kinds.ts";
import { requireSchema } from "../read/schema-files.ts";
import { forgetTemplates } from "../render/template.ts";

/** Debounce: editors save in several steps. */
const REST_MS = 20;

/** Callbacks for the result of each run. */
export interface WatchEvents {
  readonly done: (changes: Comparison) => void;
  readonly failed: (error: unknown) => void;
}

/** A running watch. */
export interface Watch {
  readonly close: () => void;
}

/**
 * Generates now and after every save in `schema/`, `templates/` or the label files. A failed run keeps the last good
 * output.
 */
export function watch(root: string, events: WatchEvents): Watch {
  const watchers = new Map<string, Follower>();
  let rest: NodeJS.Timeout | undefined;
  let isClosed = false;
  const run = () => {
    const wasThere = existsSync(path.join(root, "schema"));
    try {
      events.done(generate(root));
    } catch (error) {
      events.failed(error);
    }
    if (!isClosed) {
      followFolders(root, watchers, noticeSave);
      // The folder may have been created before it was watched.
      if (!wasThere && existsSync(path.join(root, "schema"))) {
        noticeSave();
      }
    }
  };
  const noticeSave = () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      forgetTemplates();
      run();
    }, REST_MS);
  };
  requireSchema(root);
  // Before the first run, so that a save during it is noticed.
  followFolders(root, watchers, noticeSave);
  run();
  const close = () => {
    isClosed = true;
    clearTimeout(rest);
    for (const { watcher } of watchers.values()) {
      watcher.close();
    }
  };
  return { close };
}

/** A folder's watcher and the inode of the folder, which may have been replaced since. */
interface Follower {
  readonly watcher: FSWatcher;
  readonly inode: number;
}

/**
 * Creates one watcher per folder. On some systems, Node's recursive watching polls each file and loses files that an
 * editor replaces.
 */
function followFolders(root: string, watchers: Map<string, Follower>, noticeSave: () => void): void {
  const watched = [
    path.join(root, "schema"),
    path.join(root, labelsFolder(root)),
    path.join(root, emittersFolder(root)),
    path.join(root, path.dirname(ownKindsFile(root))),
    path.join(frameworkRoot, "templates"),
  ];
  const folders = new Map(watched.flatMap(foldersUnder).map((folder) => [folder, inodeOf(folder)]));
  for (const [folder, { watcher, inode }] of watchers) {
    if (folders.get(folder) !== inode) {
      watcher.close();
      watchers.delete(folder);
    }
  }
  for (const [folder, inode] of folders) {
    if (!watchers.has(folder) && inode !== undefined) {
      // On some systems, deleting a folder ends its watcher with an error. The next run removes it.
      watchers.set(folder, { watcher: watchFolder(folder, noticeSave).on("error", noticeSave), inode });
    }
  }
}

function inodeOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}

/** A folder and its subfolders. If it does not exist, as during a checkout, the nearest existing parent. */
function foldersUnder(folder: string): readonly string[] {
  if (!existsSync(folder)) {
    return [nearestAbove(folder)];
  }
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap((entry) => foldersUnder(path.join(folder, entry.name)))];
}

function nearestAbove(folder: string): string {
  const above = path.dirname(folder);
  return existsSync(above) ? above : nearestAbove(above);
}
