import fs from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** Below the limit of open files of a process. */
const CONCURRENT_FILES = 100;

/** The parts of Emscripten's NODEFS that are used here. */
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
  /** Converts a Node error to a PostgreSQL error code. */
  tryFSOperation(work: () => void): void;
}

/**
 * A file system with fsync. Emscripten's file system has none, so data that PGlite has written could be lost when the
 * power fails. This class passes each fsync of PostgreSQL to the operating system.
 */
export class FlushedFileSystem extends NodeFS {
  override async init(...[client, options]: Parameters<NodeFS["init"]>): Promise<Awaited<ReturnType<NodeFS["init"]>>> {
    const { emscriptenOpts } = await super.init(client, options);
    const flush = (module: { readonly NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFiles;
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => fs.fsyncSync(nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [flush, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

/** PGlite's start parameters without `-F` (no fsync), and with the only flush method that Emscripten passes on. */
export const flushedStartParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/** Flushes a folder, its contents and its parent's directory entry. For files that were written without fsync. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  const paths = [...inside.map((entry) => join(entry.parentPath, entry.name)), folder, dirname(folder)];
  // The disk combines concurrent flushes; sequential ones each wait for a full flush.
  for (let at = 0; at < paths.length; at += CONCURRENT_FILES) {
    await Promise.all(paths.slice(at, at + CONCURRENT_FILES).map(flushFile));
  }
}

/** Flushes a file or a folder's directory entries. */
export async function flushFile(file: string): Promise<void> {
  const descriptor = fs.openSync(file, "r");
  try {
    await new Promise<void>((resolve, reject) => {
      fs.fsync(descriptor, (error) => (error === null ? resolve() : reject(error)));
    });
  } finally {
    fs.closeSync(descriptor);
  }
}
