import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const MODULES = new URL("../../../node_modules/", import.meta.url).pathname;
const FOLDER = join(MODULES, ".cache/test-database");

/**
 * A new PGlite in memory. Making its files takes seconds and always gives the same ones: they are made once for each
 * version of PGlite, and copied from then on.
 */
export async function openEmptyPglite(): Promise<PGlite> {
  const file = join(FOLDER, `pglite-${readVersion()}.tar`);
  if (existsSync(file)) {
    return await openPgliteCopy(file);
  }
  const made = await PGlite.create();
  const dump = await made.dumpDataDir("none");
  mkdirSync(FOLDER, { recursive: true });
  // Test files run side by side: who reads it finds a whole one, or none.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return made;
}

/** A new PGlite in memory with the data of a dump. */
export async function openPgliteCopy(file: string): Promise<PGlite> {
  return await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
}

function readVersion(): string {
  const text = readFileSync(join(MODULES, "@electric-sql/pglite/package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
