import fs from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** Fewer than the files that a process may have open. */
const AT_ONCE = 100;

/** Emscripten's files on Node's, as far as they are looked at here. */
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
  /** Turns an error of Node's into one that PostgreSQL understands. */
  tryFSOperation(work: () => void): void;
}

/**
 * Why it exists: Emscripten's files know no fsync, so that what PGlite wrote is where the operating system may still lose
 * it. With this, each fsync of PostgreSQL's is one of the operating system's.
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

/** PGlite's own, without `-F` (never flush), and with the one way to flush the log that Emscripten passes on. */
export const flushedStartParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/** Flushes a folder with all that is in it, and its name in the folder above: what came there without. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  const paths = [...inside.map((entry) => join(entry.parentPath, entry.name)), folder, dirname(folder)];
  // Many at once are one effort for the disk; one after another, each waits for all of it.
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    await Promise.all(paths.slice(at, at + AT_ONCE).map(flushFile));
  }
}

/** Flushes one file, or the names in one folder. */
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
