import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../../testing/temporary-folder.ts";
import { watchFlushes } from "../testing/power-cut.ts";
import { type Db, readRows } from "./database.ts";
import { openEmbedded } from "./open-embedded.ts";

const COMMITS = 20;
let folder = "";

beforeEach(() => {
  folder = testFolder("entity-console-power-");
});

const add = (db: Db, text: string) => db.execute(sql`insert into notes (text) values (${text})`);
const readTexts = async (db: Db) =>
  (await readRows<{ text: string }>(db, sql`select text from notes order by id`)).map(({ text }) => text);
const texts = Array.from({ length: COMMITS }, (_, index) => `commit ${index}`);

test("case 191: each commit of the embedded database is flushed, and survives a power failure", async () => {
  const disk = watchFlushes(join(folder, "database"), join(folder, "disk"));
  const { db, close } = await openEmbedded(join(folder, "database"));
  await db.execute(sql`create table notes (id serial primary key, text text not null)`);
  for (const [index, text] of texts.entries()) {
    const before = disk.count();
    await add(db, text);
    expect(disk.count()).toBeGreaterThan(before);
    if (index === COMMITS / 2) {
      await db.execute(sql`checkpoint`);
    }
  }
  await db.transaction(async (tx) => {
    await add(tx, "begun");
    const left = disk.cut();
    const again = await openEmbedded(left, "relaxed");
    expect(await readTexts(again.db)).toEqual(texts);
    await again.close();
  });
  await close();
}, 180_000);

test("with DATA_DURABILITY=relaxed nothing is flushed, and a power failure loses writes", async () => {
  const disk = watchFlushes(join(folder, "database"), join(folder, "disk"));
  const { db, close } = await openEmbedded(join(folder, "database"), "relaxed");
  await db.execute(sql`create table notes (id serial primary key, text text not null)`);
  await add(db, "commit");
  expect(disk.count()).toBe(0);
  const again = await openEmbedded(disk.cut());
  await expect(readTexts(again.db)).rejects.toThrow();
  await again.close();
  await close();
}, 180_000);
