import { cpSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { suiteFolder } from "../../../testing/temporary-folder.ts";
import { readRows } from "../database/database.ts";
import { acquireDatabaseLock } from "../database/database-lock.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { openEmbedded } from "../database/open-embedded.ts";
import { placeEmptyDatabase } from "../testing/empty-pglite.ts";
import { testProduct } from "../testing/test-product.ts";
import { runCommand } from "./run-command.ts";

const folder = suiteFolder("entity-console-copy-");
let database = "";
let copy = "";
beforeAll(async () => {
  database = join(folder, "data/database");
  copy = join(folder, "copy.tar.gz");
  await placeEmptyDatabase(database);
});

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runCommand(words, {
    env: { DATA_DIR: join(folder, "data") },
    product: testProduct,
    print: (line) => void lines.push(line),
  });
  return lines.join("\n");
}

async function inDatabase<Result>(work: (opened: Awaited<ReturnType<typeof openEmbedded>>) => Promise<Result>) {
  const opened = await openEmbedded(database);
  const result = await work(opened);
  await opened.close();
  return result;
}

test("case 193: a backup restores the data, and the replaced database is moved aside", async () => {
  await inDatabase(async ({ db }) => {
    await migrate(db, await readMigrations(testProduct.migrations));
    await db.execute(sql`insert into genres (id, name, code) values (gen_random_uuid(), 'Guardada', 'poetry')`);
  });
  expect(await run("backup", copy)).toContain("is copied to");
  const list = JSON.parse(readFileSync(`${copy}.checksums.json`, "utf8"));
  expect(list.genres.rows).toBe(1);
  await inDatabase(async ({ db }) => await db.execute(sql`delete from genres`));

  const lock = acquireDatabaseLock(`${database}.lock`);
  await expect(run("restore", copy)).rejects.toThrow(`in use by process ${process.pid}`);
  lock.release();

  expect(await run("restore", copy)).toContain("The one before it is in");
  const rows = await inDatabase(({ db }) => readRows<{ name: string }>(db, sql`select name from genres`));
  expect(rows).toEqual([{ name: "Guardada" }]);
  expect(readdirSync(join(folder, "data")).filter((name) => name.startsWith("database.before-"))).toHaveLength(1);
}, 180_000);

test("case 193: a backup with other checksums than its list is rejected", async () => {
  const list = `${copy}.checksums.json`;
  const text = readFileSync(list, "utf8");
  const sums = JSON.parse(text);
  writeFileSync(list, JSON.stringify({ ...sums, genres: { ...sums.genres, sum: "1" } }));
  await expect(run("restore", copy)).rejects.toThrow("the checksums of genres differ");
  writeFileSync(list, text);
});

test("case 193: restoring a file that is no backup leaves the database unchanged", async () => {
  const broken = join(folder, "broken.tar.gz");
  writeFileSync(broken, readFileSync(copy).subarray(0, 50_000));
  const before = readdirSync(join(folder, "data"));
  await expect(run("restore", broken)).rejects.toThrow("is not a valid backup");
  await expect(run("restore", join(folder, "missing"))).rejects.toThrow("There is no file");
  expect(readdirSync(join(folder, "data"))).toEqual(before);
});

test("case 193: an incomplete database folder is a start error, and is left unchanged", async () => {
  const half = join(folder, "half");
  mkdirSync(half);
  writeFileSync(join(half, "PG_VERSION"), "17\n");
  await expect(openEmbedded(half)).rejects.toThrow(`The database folder ${half} cannot be opened`);
  expect(readdirSync(half)).toContain("PG_VERSION");
});

test("case 193: a database with a truncated log is a start error, and is left unchanged", async () => {
  const cut = join(folder, "cut");
  cpSync(database, cut, { recursive: true });
  const [segment = ""] = readdirSync(join(cut, "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));
  truncateSync(join(cut, "pg_wal", segment), 0);
  const before = readdirSync(cut);
  await expect(openEmbedded(cut)).rejects.toThrow(`The database folder ${cut} cannot be opened`);
  expect(readdirSync(cut)).toEqual(expect.arrayContaining(before));
});

test("rotate-secret writes to the data folder's secret file", async () => {
  await run("rotate-secret");
  await run("rotate-secret");
  const lines = readFileSync(join(folder, "data/auth-secret"), "utf8").trim().split("\n");
  expect([lines.length, new Set(lines).size]).toEqual([2, 2]);
});

test("--help names every variable, and an unknown command points to it", async () => {
  const config = readFileSync(new URL("../config/read-config.ts", import.meta.url), "utf8");
  const variables = [...config.matchAll(/reader\.(?:text|integer|oneOf)\("(\w+)"/g)].map(([, name]) => name ?? "");
  const help = await run("--help");
  expect(variables.filter((name) => !help.includes(name))).toEqual([]);
  await expect(run("backpu", "x")).rejects.toThrow(
    "Not understood: backpu x (npm run backend -- --help lists the commands)",
  );
});
