import { existsSync, type FSWatcher, readdirSync, statSync, watch as watchFolder } from "node:fs";
import path from "node:path";
import { type Comparison, generate } from "../generate.ts";
import { frameworkRoot } from "../places/product-places.ts";
import { labelsFolder } from "../read/label-files.ts";
import { emittersFolder } from "../read/own-emitters.ts";
import { ownKindsFile } from "../read/own-kinds.ts";
import { requireSchema } from "../read/schema-files.ts";
import { forgetTemplates } from "../render/template.ts";

/** Editors save in several steps; one run after the last of them is enough. */
const REST_MS = 20;

/** Told of each run: what it wrote, or why it wrote nothing. */
export interface WatchEvents {
  readonly done: (changes: Comparison) => void;
  readonly failed: (error: unknown) => void;
}

/** A watch that goes on until it is closed. */
export interface Watch {
  readonly close: () => void;
}

/** Generates now and after every save in `schema/`, `templates/` or the label files. Whatever fails is said, and the last good output kept. */
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
      // It may have come back before its folder was followed.
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
  // Before the first run, which takes a while: a save during it counts.
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

/** The watcher of a folder, and which folder it was when that began: another may have come in its place. */
interface Follower {
  readonly watcher: FSWatcher;
  readonly inode: number;
}

/**
 * One watcher a folder: Node's own recursive watching asks after each file by the clock on some systems, and loses
 * those that an editor replaces.
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
      // A folder that is deleted ends its watcher with an error on some systems; the next run drops it.
      watchers.set(folder, { watcher: watchFolder(folder, noticeSave).on("error", noticeSave), inode });
    }
  }
}

function inodeOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}

/** A folder and those in it; where it is not there, as during a checkout, the nearest one in which it may come back. */
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
