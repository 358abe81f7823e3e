import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createClient } from "../database/open-embedded.ts";
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

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "entity-console-backup-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function write(statement: string): Promise<void> {
  const client = await createClient(join(folder, "database"), "relaxed");
  await client.exec(statement);
  await client.close();
}

test("a backup that cannot be ended leaves the one of that name as good as it was", async () => {
  const file = join(folder, "backup.tar.gz");
  await write("create table applied_migrations (name text not null); insert into applied_migrations values ('first')");
  await backupDatabase(folder, file);
  await write("insert into applied_migrations values ('second')");
  disk.isBroken = true;
  await expect(backupDatabase(folder, file)).rejects.toThrow("the disk is gone");
  disk.isBroken = false;
  await restoreDatabase(folder, file);
  const client = await createClient(join(folder, "database"), "relaxed");
  expect((await client.query("select name from applied_migrations")).rows).toEqual([{ name: "first" }]);
  await client.close();
}, 120_000);
