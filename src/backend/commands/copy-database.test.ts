import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { suiteFolder } from "../../../testing/temporary-folder.ts";
import { createClient } from "../database/open-embedded.ts";
import { placeEmptyDatabase } from "../testing/empty-pglite.ts";
import { backupDatabase, restoreDatabase } from "./copy-database.ts";

const disk = vi.hoisted(() => ({ isBroken: false }));
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const renameSync: typeof fs.renameSync = (from, to) => {
    if (disk.isBroken) {
      throw new Error("the disk is gone");
    }
    fs.renameSync(from, to);
  };
  return { ...fs, renameSync };
});

const first = { name: "first", statements: [] };
const folder = suiteFolder("entity-console-backup-");
beforeAll(async () => {
  await placeEmptyDatabase(join(folder, "database"));
});

async function write(statement: string): Promise<void> {
  const client = await createClient(join(folder, "database"), "relaxed");
  await client.exec(statement);
  await client.close();
}

test("a failed backup keeps an existing file of the same name", async () => {
  const file = join(folder, "backup.tar.gz");
  await write("create table applied_migrations (name text not null); insert into applied_migrations values ('first')");
  await backupDatabase(folder, file);
  await write("insert into applied_migrations values ('second')");
  disk.isBroken = true;
  await expect(backupDatabase(folder, file)).rejects.toThrow("the disk is gone");
  disk.isBroken = false;
  await restoreDatabase(folder, { file, known: [first] });
  const client = await createClient(join(folder, "database"), "relaxed");
  expect((await client.query("select name from applied_migrations")).rows).toEqual([{ name: "first" }]);
  await client.close();
}, 120_000);

test("a backup of a newer version of the program is rejected before the database is replaced", async () => {
  const file = join(folder, "newer.tar.gz");
  await write("insert into applied_migrations values ('of_tomorrow')");
  await backupDatabase(folder, file);
  const before = readdirSync(folder);
  await expect(restoreDatabase(folder, { file, known: [first] })).rejects.toThrow(
    "it was made by a newer version of this program, with of_tomorrow",
  );
  expect(readdirSync(folder)).toEqual(before);
}, 120_000);
