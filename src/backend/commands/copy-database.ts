import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gunzipSync } from "node:zlib";
import { StartError } from "../config/start-error.ts";
import { acquireDatabaseLock } from "../database/database-lock.ts";
import { flushFile } from "../database/flushed-file-system.ts";
import { createClient } from "../database/open-embedded.ts";

/** Writes the embedded database of a data folder to a file; the file is whole or not there. */
export async function backupDatabase(dataDir: string, file: string): Promise<void> {
  const folder = `${dataDir}/database`;
  if (!existsSync(folder)) {
    throw new StartError(`There is no embedded database in ${folder}.`);
  }
  await withLock(folder, async () => {
    const client = await createClient(folder, "full");
    const copy = await client.dumpDataDir("gzip");
    await client.close();
    const part = `${file}.part`;
    writeFileSync(part, Buffer.from(await copy.arrayBuffer()), { mode: 0o600 });
    await flushFile(part);
    renameSync(part, file);
    await flushFile(dirname(file));
  });
}

/** Replaces the database by a backup. Returns where the previous one was moved, null where there was none. */
export async function restoreDatabase(dataDir: string, file: string): Promise<string | null> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new StartError(`There is no file ${file}.`);
  }
  const folder = `${dataDir}/database`;
  return await withLock(folder, async () => {
    const arriving = `${folder}.restoring`;
    rmSync(arriving, { recursive: true, force: true });
    await load(arriving, file);
    const aside = existsSync(folder) ? `${folder}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}` : null;
    if (aside !== null) {
      renameSync(folder, aside);
    }
    renameSync(arriving, folder);
    await flushFile(dirname(folder));
    return aside;
  });
}

async function load(folder: string, file: string): Promise<void> {
  try {
    // Unpacked here, since PGlite does so in a stream whose error cannot be caught.
    const copy = new Blob([new Uint8Array(gunzipSync(readFileSync(file)))], { type: "application/x-tar" });
    const client = await createClient(folder, "full", copy);
    await client.query("select name from applied_migrations");
    await client.close();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} is no backup of a database (${reason}); nothing was changed.`);
  }
}

async function withLock<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  const lock = acquireDatabaseLock(`${folder}.lock`);
  try {
    return await run();
  } finally {
    lock.release();
  }
}
