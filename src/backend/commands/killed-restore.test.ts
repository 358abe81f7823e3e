import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { suiteFolder, testFolder } from "../../../testing/temporary-folder.ts";
import { readConfig } from "../config/read-config.ts";
import { readRows } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { createClient } from "../database/open-embedded.ts";
import { testProductMain } from "../testing/backend-process.ts";
import { findEmptyPglite } from "../testing/empty-pglite.ts";
import { backupDatabase } from "./copy-database.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;
/** Kills the process before it renames a database folder for the nth time. */
const toKillBefore = (nth: number) =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const rename = fs.renameSync;
    let renamed = 0;
    fs.renameSync = (from, to) => {
      renamed += /database(.restor(ing|ed))?$/.test(from) ? 1 : 0;
      if (renamed === ${nth}) {
        process.kill(process.pid, "SIGKILL");
      }
      rename(from, to);
    };
    syncBuiltinESMExports();`)}`;

/** A database that lost data after its backup. */
const made = suiteFolder("entity-console-killed-restore-");
let folder = "";
let database = "";
let file = "";
beforeAll(async () => {
  await write(
    "create table applied_migrations (name text not null); create table told as select 'kept' as what",
    join(made, "database"),
  );
  await backupDatabase(made, join(made, "backup.tar.gz"));
  await write("update told set what = 'lost'", join(made, "database"));
});
beforeEach(() => {
  folder = testFolder("entity-console-killed-restore-");
  database = join(folder, "database");
  file = join(folder, "backup.tar.gz");
  cpSync(made, folder, { recursive: true });
});

async function write(statement: string, into: string): Promise<void> {
  const copy = existsSync(into) ? undefined : new Blob([readFileSync(await findEmptyPglite())]);
  const client = await createClient(into, "relaxed", copy);
  await client.exec(statement);
  await client.close();
}

const open = () => openDatabase(readConfig({ DATA_DIR: folder, MIN_FREE_DISK_MB: "0", DATA_DURABILITY: "relaxed" }));

async function read(): Promise<unknown> {
  const { database: opened, close } = await open();
  const rows = await readRows(opened.db, sql`select * from told`);
  await close();
  return rows;
}

/** The outcome of a restore. */
async function restore(...words: readonly string[]): Promise<string | number | null> {
  const child = spawn(process.execPath, ["--import", "tsx", ...words, testProductMain, "restore", file], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: folder, MIN_FREE_DISK_MB: "0" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return await new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? code));
  });
}

test.each([
  ["before its copy is named whole", 1, "lost"],
  ["before the database is moved aside", 2, "lost"],
  ["before the copy takes the database's place", 3, "kept"],
])("a restore that is killed %s leaves one complete database to the next start", async (_, nth, what) => {
  expect(await restore("--import", toKillBefore(nth))).toBe("SIGKILL");
  expect(existsSync(database)).toBe(nth < 3);
  expect(await read()).toEqual([{ what }]);
  expect(await restore()).toBe(0);
  expect(await read()).toEqual([{ what: "kept" }]);
  expect(readdirSync(folder).filter((name) => name.includes(".restor"))).toEqual([]);
});

test("no empty database is created while an interrupted restore or the previous database is there", async () => {
  const before = `${database}.before-2026-11-25T10-00-00-000Z`;
  renameSync(database, before);
  mkdirSync(`${database}.restoring`);
  await expect(open()).rejects.toThrow(`A restoration of ${database} was cut short.`);
  await expect(backupDatabase(folder, file)).rejects.toThrow(`A restoration of ${database} was cut short.`);
  await expect(open()).rejects.toThrow(`Or move ${before} back to ${database}`);
  expect(existsSync(database)).toBe(false);
  renameSync(before, database);
  expect(await read()).toEqual([{ what: "lost" }]);
});
