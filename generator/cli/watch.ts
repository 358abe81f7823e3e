import { existsSync, type FSWatcher, readdirSync, watch as watchFolder } from "node:fs";
import path from "node:path";
import { type Comparison, generate } from "../generate.ts";
import { frameworkRoot } from "../places/product-places.js";
import { labelsFolder } from "../read/label-files.ts";
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
  const watchers = new Map<string, FSWatcher>();
  let rest: NodeJS.Timeout | undefined;
  let isClosed = false;
  const run = () => {
    try {
      events.done(generate(root));
    } catch (error) {
      events.failed(error);
    }
    if (!isClosed) {
      followFolders(root, watchers, noticeSave);
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
    for (const watcher of watchers.values()) {
      watcher.close();
    }
  };
  return { close };
}

/**
 * One watcher a folder: Node's own recursive watching asks after each file by the clock on some systems, and loses
 * those that an editor replaces.
 */
function followFolders(root: string, watchers: Map<string, FSWatcher>, noticeSave: () => void): void {
  const watched = [
    path.join(root, "schema"),
    path.join(root, labelsFolder(root)),
    path.join(frameworkRoot, "templates"),
  ];
  const folders = new Set(watched.flatMap(foldersUnder));
  for (const [folder, watcher] of watchers) {
    if (!folders.has(folder)) {
      watcher.close();
      watchers.delete(folder);
    }
  }
  for (const folder of folders) {
    if (!watchers.has(folder)) {
      // A folder that is deleted ends its watcher with an error on some systems; the next run drops it.
      watchers.set(folder, watchFolder(folder, noticeSave).on("error", noticeSave));
    }
  }
}

function foldersUnder(folder: string): readonly string[] {
  if (!existsSync(folder)) {
    return [];
  }
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap((entry) => foldersUnder(path.join(folder, entry.name)))];
}
