import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { sortKeyOf } from "../../contract/sort-key.ts";
import { identityOf } from "../../contract/text-identity.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { readRows } from "./database.ts";
import { commonPairs, rarePairs } from "./letter-pairs.ts";
import { migrate } from "./migrate.ts";

/** Texts of all scripts, with many common letters, decomposed and composed. */
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..." \t\u00a0\u200b\u202eaAéÉßẞςσΣøØłŁİıæÆжЖйЙ\u0301\u0323Ꭰꭰ𐐀𐐨") }),
);

/** The same with numbers of all lengths. */
const sortable = fc.oneof(
  text,
  fc
    .array(
      fc.oneof(
        text,
        fc.constantFrom("a", "Á", " ", "0", "00", "7", "42", "999", "2026"),
        fc.bigInt({ min: 0n, max: 10n ** 24n }),
      ),
    )
    .map((parts) => parts.join("")),
);

/** ASCII texts with numbers of up to 60 digits, many of them zeros. */
const numbered = fc
  .array(
    fc.oneof(
      fc.string({ unit: fc.constantFrom(..."aZ -_:."), maxLength: 3 }),
      fc.string({ unit: fc.constantFrom(..."0001279"), minLength: 1, maxLength: 60 }),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.join(""));

describeOnDatabases("the SQL functions of texts, on the %s database", (kind) => {
  const database = forSuite(() => openTestDatabase(kind));

  beforeAll(async () => {
    await migrate(database.db, []);
  });

  async function valuesOf(name: string, texts: readonly string[]): Promise<readonly (string | null)[]> {
    const rows = await readRows<{ value: string | null }>(
      database.db,
      sql`select ${sql.raw(name)}(t) as value from unnest(${sql.param(texts)}::text[]) with ordinality as u(t, n) order by n`,
    );
    return rows.map(({ value }) => value);
  }

  test("identity_text is the same function as identityOf", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 50 }), async (generated) => {
        const texts = generated.map((each) => each.replaceAll("\0", ""));
        expect(await valuesOf("identity_text", texts)).toEqual(texts.map(identityOf));
      }),
    );
  });

  test("sort_text is the same function as sortKeyOf and gives the same order", async () => {
    const keyOf = (each: string) => sortKeyOf(each) ?? "\uffff";
    await fc.assert(
      fc.asyncProperty(fc.array(sortable, { minLength: 1, maxLength: 50 }), async (generated) => {
        const texts = [...new Set(generated.map((each) => each.replaceAll("\0", "")))];
        const rows = await readRows<{ t: string }>(
          database.db,
          sql`select t from unnest(${sql.param(texts)}::text[]) as u(t) order by sort_text(t) collate "C", t collate "C"`,
        );
        const sorted = rows.map(({ t }) => keyOf(t));
        expect(sorted).toEqual(texts.map(keyOf).sort());
      }),
    );
  });

  test("sort_text gives the key of sortKeyOf for ASCII texts with numbers of up to 60 digits", async () => {
    const given = [20, 21, 40, 41, 60].map((length) => `${"1".repeat(20)}0${"2".repeat(40)}`.slice(0, length));
    expect(await valuesOf("sort_text", given)).toEqual(given.map(sortKeyOf));
    await fc.assert(
      fc.asyncProperty(fc.array(numbered, { minLength: 1, maxLength: 50 }), async (texts) => {
        expect(await valuesOf("sort_text", texts)).toEqual(texts.map(sortKeyOf));
      }),
    );
  });

  test("identity_text maps the capital letters of every script", async () => {
    // An older Node version does not have the newest letters of Unicode.
    const letters = [...commonPairs.from, ...rarePairs.from].filter((letter) => letter !== letter.toLowerCase());
    expect(letters.length).toBeGreaterThan(1_000);
    expect(await valuesOf("identity_text", letters)).toEqual(letters.map(identityOf));
  });
});
