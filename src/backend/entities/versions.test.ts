import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import type { TestCall } from "../testing/test-backend.ts";

interface Kept {
  readonly id: string;
  readonly tag: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const ROUNDS = 10;
const WRITERS = 8;

describeOnDatabases("versions of a record, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const statusOf = async (given: TestCall) => (await call(given)).statusCode;

  let made = 0;
  const make = async (): Promise<Kept> => {
    made += 1;
    const name = `versao.${made}@example.com`;
    const body = { username: name, email: name, password: "Uma-Senha-9" };
    const answer = await call({ method: "POST", url: "/api/members", body });
    return {
      id: answer.json<{ id: string }>().id,
      tag: String(answer.headers["etag"]),
      body: answer.json<object>() as Kept["body"],
    };
  };
  /** All writes to one record by id that check its version. */
  const ways = {
    put: ({ id, body }: Kept, n = 0): TestCall => ({
      method: "PUT",
      url: `/api/members/${id}`,
      body: { ...body, biography: `escrita ${n}` },
    }),
    delete: ({ id }: Kept): TestCall => ({ method: "DELETE", url: `/api/members/${id}` }),
    action: ({ id }: Kept): TestCall => ({ method: "PUT", url: `/api/members/${id}/head-reader` }),
  } as const;
  const withTag = (given: TestCall, tag: string): TestCall => ({ ...given, headers: { "if-match": tag } });

  test.each(["put", "delete"] as const)("%s with If-None-Match leaves an existing record unchanged", async (way) => {
    const kept = await make();
    for (const tag of ["*", kept.tag]) {
      expect(await statusOf({ ...ways[way](kept), headers: { "if-none-match": tag } })).toBe(412);
    }
    expect((await call({ url: `/api/members/${kept.id}` })).headers["etag"]).toBe(kept.tag);
    expect(await statusOf({ ...ways[way](kept), headers: { "if-none-match": '"another"' } })).toBeLessThan(300);
  });

  test.each(Object.entries(ways))(
    "case 105: %s with an older, weak or missing version leaves the record unchanged",
    async (_, way) => {
      const kept = await make();
      const newer = await call(withTag(ways.put(kept), kept.tag));
      const tag = String(newer.headers["etag"]);
      expect(tag).not.toBe(kept.tag);
      const refused = {
        [kept.tag]: 412,
        [`W/${tag}`]: 412,
        [`"x", ${kept.tag}`]: 412,
        [`${kept.tag}, *`]: 400,
        none: 400,
      };
      for (const [ifMatch, status] of Object.entries(refused)) {
        expect([ifMatch, await statusOf(withTag(way(kept), ifMatch))]).toEqual([ifMatch, status]);
      }
      const now = await call({ url: `/api/members/${kept.id}` });
      expect([now.headers["etag"], now.json()]).toEqual([tag, newer.json()]);
      expect(await statusOf(withTag(way(kept), `"x", ${tag}`))).toBeLessThan(300);
    },
  );

  test.each(Object.entries(ways))(
    "of eight concurrent %s and PUT with one version, exactly one succeeds",
    async (_, way) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const kept = await make();
        const answers = await Promise.all(
          Array.from({ length: WRITERS }, (_, n) =>
            statusOf(withTag(n % 2 === 0 ? way(kept, n) : ways.put(kept, n), kept.tag)),
          ),
        );
        const done = answers.filter((status) => status < 300);
        expect(done, answers.join(" ")).toHaveLength(1);
        // A deleted record has no version.
        expect(answers.filter((status) => status >= 300 && status !== 412 && status !== 404)).toEqual([]);
      }
    },
  );

  test("a record that is created again has none of its former versions", async () => {
    const kept = await make();
    expect(await statusOf(withTag(ways.delete(kept), kept.tag))).toBe(204);
    const again = await call({ method: "POST", url: "/api/members", body: { ...kept.body, password: "Uma-Senha-9" } });
    expect(again.statusCode).toBe(201);
    const { id } = again.json<{ id: string }>();
    expect(await statusOf(withTag(ways.put({ ...kept, id }), kept.tag))).toBe(412);
  });

  test("a change and its reversal give a new version, so a client with the first one gets a 412", async () => {
    const kept = await make();
    const changed = await call(withTag(ways.put(kept, 1), kept.tag));
    const back = { ...ways.put(kept), body: kept.body };
    const undone = await call(withTag(back, String(changed.headers["etag"])));
    expect(undone.statusCode).toBe(200);
    expect(await statusOf(withTag(ways.put(kept, 2), kept.tag))).toBe(412);
    expect(await statusOf(withTag(ways.put(kept, 2), String(changed.headers["etag"])))).toBe(412);
  });

  test("after a restore from an older backup, no lost version equals a later one", async () => {
    const kept = await make();
    const write = async (count: number) => {
      const tags: string[] = [];
      for (let n = 0; n < count; n += 1) {
        tags.push(String((await call(ways.put(kept, n))).headers["etag"]));
      }
      return tags;
    };
    const lost = await write(5);
    await backend.context.db.execute(sql`update members set biography = null, revision = 1 where id = ${kept.id}`);
    expect((await call({ url: `/api/members/${kept.id}` })).headers["etag"]).toBe(kept.tag);
    const since = await write(5);
    expect(new Set([kept.tag, ...lost, ...since]).size).toBe(11);
    for (const tag of lost) {
      expect(await statusOf(withTag(ways.put(kept, 9), tag))).toBe(412);
    }
  });

  test("a revision beyond the maximum, incremented by a product, is followed by a valid one", async () => {
    const kept = await make();
    await backend.context.db.execute(sql`update members set revision = 2000000003 where id = ${kept.id}`);
    const { etag } = (await call(ways.put(kept, 1))).headers;
    expect(Number(String(etag).slice(1, -1).split("-").at(-1))).toBeLessThan(2_000_000_000);
    expect(await statusOf(withTag(ways.action(kept), String(etag)))).toBe(200);
    expect(await statusOf(withTag(ways.put(kept, 2), String(etag)))).toBe(412);
  });
});
