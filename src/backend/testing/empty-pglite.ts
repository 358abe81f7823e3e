import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { type Extensions, PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import type { Db } from "../database/database.ts";
import { functions } from "../database/functions.ts";
import { embeddedExtensions } from "../database/open-embedded.ts";

/** PGlite's own folder in some `node_modules`: package managers place it differently. */
const PGLITE = dirname(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")));
const FOLDER = join(process.cwd(), "node_modules/.cache/test-database");

/** A new PGlite in memory. */
export async function openEmptyPglite(): Promise<PGlite> {
  return await openPgliteCopy(await findEmptyPglite());
}

/** A new database in memory with the framework's SQL functions, and without tables. */
export async function openEmptyDb(): Promise<{ readonly db: Db; readonly close: () => Promise<void> }> {
  const client = await openEmptyPglite();
  const db = drizzle(client);
  for (const statement of functions) {
    await db.execute(sql.raw(statement));
  }
  return { db, close: () => client.close() };
}

/**
 * Path of the dump of an empty database. Creating one takes seconds and always gives the same files, so they are
 * created once per version of PGlite and then copied.
 */
export async function findEmptyPglite(): Promise<string> {
  const file = join(FOLDER, `pglite-${readVersion()}.tar`);
  if (!existsSync(file)) {
    const made = await PGlite.create();
    const dump = await made.dumpDataDir("none");
    await made.close();
    mkdirSync(FOLDER, { recursive: true });
    // Test files run in parallel, so the file is created by an atomic rename.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return file;
}

/** A new PGlite in memory with the data of a dump. */
export async function openPgliteCopy(file: string, extensions: Extensions = embeddedExtensions): Promise<PGlite> {
  return await PGlite.create({ extensions, loadDataDir: new Blob([readFileSync(file)]) });
}

/** Copies an empty database into a new folder. Creating one takes seconds of CPU. */
export async function placeEmptyDatabase(folder: string): Promise<void> {
  const files = join(FOLDER, `pglite-${readVersion()}`);
  if (!existsSync(files)) {
    const dump = new Blob([readFileSync(await findEmptyPglite())]);
    const draft = mkdtempSync(`${files}-`);
    await (await PGlite.create({ dataDir: draft, loadDataDir: dump })).close();
    try {
      renameSync(draft, files);
    } catch {
      // Another worker was faster.
      rmSync(draft, { recursive: true });
    }
  }
  cpSync(files, folder, { recursive: true });
}

function readVersion(): string {
  const text = readFileSync(join(PGLITE, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
