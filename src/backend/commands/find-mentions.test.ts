import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openPreparedDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { findMentions } from "./find-mentions.ts";

describeOnDatabases("mentions of a name, on the %s database", (kind) => {
  const database = forSuite(() =>
    openPreparedDatabase(kind, testProduct, { demo: true, admin: null, production: false }),
  );

  test.each([
    "o'brien+news@example.com",
    '"rita lobo"@example.com',
    "a\\b{1}|c@example.com",
    "^$.*?()[]@example.com",
    "ⓡita@example.com",
    "rite\u0301\u0345@example.com",
    "\u{1f600}@example.com",
    "\u{1d4c7}ita@münchen.example",
    "rita@[IPv6:2001:db8::1]",
    "\u007f\u0085\u200b@example.com",
  ])("%j is found as a whole name only", async (name) => {
    const { db } = database;
    const [genre, tag] = [randomUUID(), `of ${name}, they say`];
    await db.execute(sql`insert into genres (id, name, code) values (${genre}, ${tag}, 'poetry')`);
    for (const other of [`x${name}`, `${name}.br`, `${name}x`, `${name}-2`]) {
      await db.execute(sql`insert into genres (id, name, code) values (${randomUUID()}, ${other}, 'poetry')`);
    }
    expect(await findMentions(db, [name])).toEqual([{ table: "genres", rows: 1 }]);
    await db.execute(sql`delete from genres where id = ${genre}`);
    expect(await findMentions(db, [name])).toEqual([]);
  });

  test.each([
    ["ÉRICA@EXAMPLE.COM", "érica@example.com"],
    ["e\u0301rica@example.com", "érica@example.com"],
    ["érica@example.com", "E\u0301RICA@example.com"],
    ["STRASSE@example.com", "straße@example.com"],
    ["ΟΔΥΣΣΕΥΣ@example.com", "οδυσσευς@example.com"],
    ["ЖАННА@example.com", "жанна@example.com"],
    ["jo\u200bão@example.com", "joão@example.com"],
  ])("the text %j mentions %j, because their identity is equal", async (written, name) => {
    const { db } = database;
    const genre = randomUUID();
    await db.execute(sql`insert into genres (id, name, code) values (${genre}, ${`of ${written}`}, 'poetry')`);
    expect(await findMentions(db, [name])).toEqual([{ table: "genres", rows: 1 }]);
    expect(await findMentions(db, [written])).toEqual([{ table: "genres", rows: 1 }]);
    await db.execute(sql`delete from genres where id = ${genre}`);
  });

  test("a name without visible characters has no mentions", async () => {
    expect(await findMentions(database.db, ["", "\u200b"])).toEqual([]);
  });
});
