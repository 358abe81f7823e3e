import { existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { gunzipSync } from "node:zlib";
import { drizzle } from "drizzle-orm/pglite";
import { inDataFolder } from "../config/disk-space.ts";
import { StartError } from "../config/start-error.ts";
import { acquireDatabaseLock } from "../database/database-lock.ts";
import { flushFile } from "../database/flushed-file-system.ts";
import type { Migration } from "../database/migration-files.ts";
import { readUnknownMigrations } from "../database/migration-journal.ts";
import { createClient, openClient } from "../database/open-embedded.ts";
import {
  finishRestore,
  hasDatabase,
  requireFinishedRestore,
  toReplacedFolder,
  toUnpackFolder,
  toVerifiedFolder,
} from "../database/restore-folders.ts";
import { countRows, findDifferences, readDigests, type TableDigest } from "../database/table-digests.ts";
import { requireWritable, writeOutput } from "./output-file.ts";

/**
 * Writes the embedded database of a data folder to a file. The file is complete or missing. Returns the number of rows.
 */
export async function backupDatabase(dataDir: string, file: string): Promise<number> {
  const folder = `${dataDir}/database`;
  const list = digestsFile(file);
  requireWritable(file);
  requireWritable(list);
  if (resolve(file).startsWith(resolve(folder) + sep)) {
    throw new StartError(`${file} is inside the database itself; write the backup to another folder.`);
  }
  if (!hasDatabase(folder)) {
    throw new StartError(`There is no embedded database in ${folder}.`);
  }
  return await withLock(folder, async () => {
    requireFinishedRestore(folder);
    const client = await openClient(folder, "full");
    const digests = await readDigests(drizzle(client));
    const copy = await client.dumpDataDir("gzip");
    await client.close();
    await writeOutput([
      [file, Buffer.from(await copy.arrayBuffer())],
      [list, `${JSON.stringify(digests, null, 1)}\n`],
    ]);
    return countRows(digests);
  });
}

/** File next to a backup with the row count and checksum of each table, to verify a restore. */
function digestsFile(file: string): string {
  return `${file}.checksums.json`;
}

/** A backup and the options of its verification. */
export interface Backup {
  readonly file: string;
  /** Migrations of this program. A backup with others is rejected. */
  readonly known: readonly Migration[];
  /** Restores without checksums, so changes to the backup are not detected. */
  readonly isUnchecked?: boolean;
}

/** Replaces the database with a backup. Returns the folder of the previous one; null if there was none. */
export async function restoreDatabase(dataDir: string, backup: Backup): Promise<string | null> {
  const { file, isUnchecked = false } = backup;
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new StartError(`There is no file ${file === "" ? "without a name" : file}.`);
  }
  const copy = unpack(file);
  if (!(isUnchecked || existsSync(digestsFile(file)))) {
    throw new StartError(
      `${digestsFile(file)} is missing, so an altered backup would not be noticed: put it next to the backup, or add --without-checksums to restore it unchecked.`,
    );
  }
  const folder = `${dataDir}/database`;
  return await withLock(folder, async () => {
    finishRestore(folder);
    const [arriving, arrived] = [toUnpackFolder(folder), toVerifiedFolder(folder)];
    for (const left of [arriving, arrived]) {
      rmSync(left, { recursive: true, force: true });
    }
    await load(arriving, copy, backup);
    // The copy is verified now, and its name shows it: the next process that opens the database moves it into place.
    renameSync(arriving, arrived);
    await flushFile(dirname(folder));
    const aside = existsSync(folder) ? toReplacedFolder(folder) : null;
    if (aside !== null) {
      renameSync(folder, aside);
    }
    renameSync(arrived, folder);
    await flushFile(dirname(folder));
    return aside;
  });
}

/** Decompresses here, because PGlite's own stream throws an error that cannot be caught. */
function unpack(file: string): Blob {
  try {
    return new Blob([new Uint8Array(gunzipSync(readFileSync(file)))], { type: "application/x-tar" });
  } catch (error) {
    throw invalidBackup(file, error);
  }
}

function invalidBackup(file: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`${file} is not a valid backup (${reason}); nothing was changed.`);
}

async function load(folder: string, copy: Blob, { file, known, isUnchecked = false }: Backup): Promise<void> {
  try {
    const client = await createClient(folder, "full", copy);
    const newer = await readUnknownMigrations(drizzle(client), known);
    const differing = isUnchecked ? [] : findDifferences(readListed(file), await readDigests(drizzle(client)));
    await client.close();
    if (newer.length > 0) {
      throw new Error(`it was made by a newer version of this program, with ${newer.join(", ")}`);
    }
    if (differing.length > 0) {
      throw new Error(`the checksums of ${differing.join(", ")} differ from those of ${digestsFile(file)}`);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw invalidBackup(file, error);
  }
}

function readListed(file: string): Readonly<Record<string, TableDigest>> {
  const list: unknown = JSON.parse(readFileSync(digestsFile(file), "utf8"));
  if (typeof list !== "object" || list === null) {
    throw new Error(`${digestsFile(file)} has no checksums`);
  }
  return list as Readonly<Record<string, TableDigest>>;
}

async function withLock<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  const lock = inDataFolder(dirname(folder), () => acquireDatabaseLock(`${folder}.lock`));
  try {
    return await run();
  } finally {
    lock.release();
  }
}
