import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { toDatabaseProblem } from "../http/database-problem.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { readConstraints } from "./read-constraints.ts";

const one = sql`'00000000-0000-7000-8000-000000000001'::uuid`;
const two = sql`'00000000-0000-7000-8000-000000000002'::uuid`;

/** A statement and its problem: status, code, path and fields. */
const violations: readonly (readonly [string, SQL, string])[] = [
  ["unique", sql`insert into halls (id, code) values (${two}, 'a')`, "422 unique code"],
  ["unique by an expression", sql`insert into halls (id, code) values (${two}, 'A')`, "422 unique code"],
  ["unique by a quoted column", sql`insert into halls (id, code, "order") values (${two}, 'b', 1)`, "422 unique order"],
  [
    "unique together",
    sql`insert into doors (id, hall_id, door_no) values (${two}, ${one}, 1)`,
    "422 unique  hallId,doorNo",
  ],
  ["primary key", sql`insert into halls (id, code) values (${one}, 'b')`, "422 unique id"],
  ["exclusion", sql`insert into keys (id, tag) values (${two}, 't')`, "422 unique tag"],
  [
    "foreign key, insert",
    sql`insert into doors (id, hall_id, door_no) values (${two}, ${two}, 2)`,
    "422 notFound hallId",
  ],
  ["foreign key, update", sql`update doors set hall_id = ${two}`, "422 notFound hallId"],
  ["foreign key, delete in use", sql`delete from halls`, "409 inUse "],
  ["foreign key, delete in use within a table", sql`delete from keys where id = ${one}`, "409 inUse "],
  ["restrict", sql`delete from doors`, "409 inUse "],
  ["not null", sql`insert into halls (id, code) values (${two}, null)`, "422"],
  ["check", sql`insert into halls (id, code, size) values (${two}, 'b', -1)`, "422"],
  ["too long", sql`insert into halls (id, code, short) values (${two}, 'b', 'abcdef')`, "422"],
  [
    "too long for an index",
    sql`insert into halls (id, code) select ${two}, string_agg(md5(n::text), '') from generate_series(1, 9000) n`,
    "422",
  ],
  ["out of range", sql`insert into halls (id, code, size) values (${two}, 'b', 99999999999)`, "422"],
  ["invalid text", sql`select ${"x"}::uuid`, "422"],
];

describeOnDatabases("problems of %s do not depend on the language of the server:", (kind) => {
  const database = forSuite(() => openTestDatabase(kind));
  beforeAll(async () => {
    const { db } = database;
    await db.execute(sql`create table halls (id uuid primary key, code text not null, short varchar(3), "order" int,
      size int check (size > 0))`);
    await db.execute(sql`create unique index on halls (lower(code))`);
    await db.execute(sql`create unique index on halls ("order")`);
    await db.execute(sql`create table doors (id uuid primary key, hall_id uuid not null references halls, door_no int,
      unique (hall_id, door_no))`);
    await db.execute(sql`create table keys (id uuid primary key, tag text, copy_of uuid references keys,
      door_id uuid references doors on delete restrict, exclude using btree (tag with =))`);
    await db.execute(sql`insert into halls (id, code, "order") values (${one}, 'a', 1)`);
    await db.execute(sql`insert into doors values (${one}, ${one}, 1)`);
    await db.execute(sql`insert into keys values (${one}, 't', null, ${one}), (gen_random_uuid(), 'u', ${one}, null)`);
  });

  test.each(violations)("%s", async (_, statement, expected) => {
    const error: unknown = await database.db.execute(statement).catch((thrown: unknown) => thrown);
    const cause = error instanceof Error ? error.cause : null;
    if (!(cause instanceof Error)) {
      throw new Error("The statement did not fail.");
    }
    // Simulates messages in another language, also on a server without translations.
    Object.assign(cause, { message: "ERRO: violação", detail: "Chave (xyz)=(1) já existe.", hint: "", where: "" });
    const problem = toDatabaseProblem(error, await readConstraints(database.db));
    const details =
      problem?.details.map(({ code, path, params }) => [code, path, params["fields"] ?? []].flat(0)) ?? [];
    const parts = details.flatMap(([code, path, fields]) => [
      code,
      path,
      ...([fields].flat().length ? [String(fields)] : []),
    ]);
    expect([problem?.statusCode, ...parts].join(" ")).toBe(expected);
  });
});
