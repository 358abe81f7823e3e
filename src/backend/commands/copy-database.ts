import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gunzipSync } from "node:zlib";
import { drizzle } from "drizzle-orm/pglite";
import { StartError } from "../config/start-error.ts";
import { acquireDatabaseLock } from "../database/database-lock.ts";
import { flushFile } from "../database/flushed-file-system.ts";
import { finishRestore, settleRestore, toArrived, toArriving, toAside } from "../database/half-restored.ts";
import { type Migration, readUnknownMigrations } from "../database/migrate.ts";
import { createClient } from "../database/open-embedded.ts";
import { countRows, findDifferences, readDigests, type TableDigest } from "../database/table-digests.ts";

/** Writes the embedded database of a data folder to a file, which is whole or not there. Returns how many rows it has. */
export async function backupDatabase(dataDir: string, file: string): Promise<number> {
  const folder = `${dataDir}/database`;
  if (![folder, toArrived(folder), toArriving(folder)].some((one) => existsSync(one))) {
    throw new StartError(`There is no embedded database in ${folder}.`);
  }
  return await withLock(folder, async () => {
    settleRestore(folder);
    const client = await createClient(folder, "full");
    const digests = await readDigests(drizzle(client));
    const copy = await client.dumpDataDir("gzip");
    await client.close();
    const list = digestsFile(file);
    await writePart(file, Buffer.from(await copy.arrayBuffer()));
    await writePart(list, `${JSON.stringify(digests, null, 1)}\n`);
    // A backup of that name stays one until the new one is whole: without checksums rather than with another one's.
    rmSync(list, { force: true });
    renameSync(toPart(file), file);
    renameSync(toPart(list), list);
    await flushFile(dirname(file));
    return countRows(digests);
  });
}

const toPart = (file: string) => `${file}.part`;

/** Writes what is to become a file; where there is no room for it, nothing is left. */
async function writePart(file: string, content: string | Buffer): Promise<void> {
  const part = toPart(file);
  try {
    writeFileSync(part, content, { mode: 0o600 });
    await flushFile(part);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Beside a backup: how many rows each table has, and their checksums, by which a restored one is proved. */
function digestsFile(file: string): string {
  return `${file}.checksums.json`;
}

/** Replaces the database by a backup. Returns where the previous one was moved, null where there was none. */
export async function restoreDatabase(
  dataDir: string,
  file: string,
  known: readonly Migration[],
): Promise<string | null> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new StartError(`There is no file ${file}.`);
  }
  const folder = `${dataDir}/database`;
  return await withLock(folder, async () => {
    finishRestore(folder);
    const [arriving, arrived] = [toArriving(folder), toArrived(folder)];
    for (const left of [arriving, arrived]) {
      rmSync(left, { recursive: true, force: true });
    }
    await load(arriving, file, known);
    // From here on the copy is whole, and says so by its name: whoever opens the database next puts it into its place.
    renameSync(arriving, arrived);
    await flushFile(dirname(folder));
    const aside = existsSync(folder) ? toAside(folder) : null;
    if (aside !== null) {
      renameSync(folder, aside);
    }
    renameSync(arrived, folder);
    await flushFile(dirname(folder));
    return aside;
  });
}

async function load(folder: string, file: string, known: readonly Migration[]): Promise<void> {
  try {
    // Unpacked here, since PGlite does so in a stream whose error cannot be caught.
    const copy = new Blob([new Uint8Array(gunzipSync(readFileSync(file)))], { type: "application/x-tar" });
    const client = await createClient(folder, "full", copy);
    const newer = await readUnknownMigrations(drizzle(client), known);
    const differing = existsSync(digestsFile(file))
      ? findDifferences(readListed(file), await readDigests(drizzle(client)))
      : [];
    await client.close();
    if (newer.length > 0) {
      throw new Error(`it was made by a newer version of this program, with ${newer.join(", ")}`);
    }
    if (differing.length > 0) {
      throw new Error(`the checksums of ${differing.join(", ")} differ from those of ${digestsFile(file)}`);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} is no backup that can be restored (${reason}); nothing was changed.`);
  }
}

function readListed(file: string): Readonly<Record<string, TableDigest>> {
  return JSON.parse(readFileSync(digestsFile(file), "utf8")) as Readonly<Record<string, TableDigest>>;
}

async function withLock<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  const lock = acquireDatabaseLock(`${folder}.lock`);
  try {
    return await run();
  } finally {
    lock.release();
  }
}
