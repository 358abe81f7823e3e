import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { type Db, readRows } from "../database/database.ts";
import type { BackendProduct } from "../product.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { testProduct } from "../testing/test-product.ts";
import { readRecords } from "./read-records.ts";
import { idOf, type RouteBuilder, toRecordResult, writeHandler } from "./route-context.ts";
import { columnOf, type EntityRecord, storedEntity } from "./stored-entity.ts";

/** Pauses a call between its first read of the record and its transaction. */
let beforeWork = async (): Promise<void> => undefined;

/** Changes the record so that it is not waiting any more. */
const activate: RouteBuilder = (route) => ({
  handler: writeHandler(route, async ({ params }) => {
    await beforeWork();
    const work = route.storeOf("member").patch(idOf(params), { status: "active" }, () => undefined);
    return async (tx) => toRecordResult(route, await work(tx));
  }),
});

/** A route without a body schema. */
const createGenre: RouteBuilder = (route) => ({
  handler: writeHandler(route, async ({ body }) => {
    const work = await route.storeOf("genre").create(body as EntityRecord);
    return async (tx) => toRecordResult(route, await work(tx), 201);
  }),
});

/** Response of another system. */
const printAgain: RouteBuilder = (route) => ({
  handler: writeHandler(route, () => async () => ({ answer: { statusCode: 200, etag: null, body: { printed: 1 } } })),
});

const { storage } = testProduct.model;
const member = {
  ...storedEntity(storage, "member"),
  expansions: [{ field: "book", by: "bookId", to: "book", fields: ["id", "name", "genres", "bookCopies"] }],
};

const product: BackendProduct = {
  ...testProduct,
  model: {
    ...testProduct.model,
    routes: testProduct.model.routes.flatMap((route) =>
      route.name === "renewCard"
        ? [
            { ...route, when: { status: "waiting" } },
            { ...route, entity: "ticketBatch", name: "printAgain", path: "/batches/:id/again", when: { count: 1 } },
          ]
        : [route],
    ),
  },
  customRoutes: {
    ...testProduct.customRoutes,
    "member.renewCard": activate,
    "genre.create": createGenre,
    "ticketBatch.printAgain": printAgain,
  },
};

/** Resolves once the given number of calls have arrived. */
function toMeeting(count: number): () => Promise<void> {
  let resolve: () => void;
  const all = new Promise<void>((done) => {
    resolve = done;
  });
  let missing = count;
  return () => {
    missing -= 1;
    if (missing === 0) {
      resolve();
    }
    return all;
  };
}

async function isSomebodyWaiting(db: Db): Promise<boolean> {
  const rows = await readRows<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_locks where not granted`,
  );
  return (rows[0]?.waiting ?? 0) > 0;
}

describeOnDatabases("custom handlers, on the %s database", (kind) => {
  const { backend } = openBackend(kind, {}, product);
  const renew = (id: string, key?: string) =>
    backend.as(backend.admin, {
      method: "POST",
      url: `/api/cards/${id}/renew`,
      headers: key === undefined ? {} : { "idempotency-key": key },
    });
  async function waitingMembers(): Promise<readonly string[]> {
    const answer = await backend.as(backend.admin, { url: "/api/members/all?status=waiting&pageSize=3" });
    return answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
  }

  test("an action with a precondition is replayed by its Idempotency-Key, although the precondition fails now", async () => {
    const [id = ""] = await waitingMembers();
    const first = await renew(id, "once");
    const again = await renew(id, "once");
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    expect(again.headers["idempotency-replayed"]).toBe("true");
  });

  test("an action with a precondition is rejected once it fails, with or without a new key", async () => {
    const [id = ""] = await waitingMembers();
    const answers = [await renew(id), await renew(id), await renew(id, "another")];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409]);
  });

  test("of two concurrent actions on a record that allows one, exactly one is executed", async () => {
    const [id = ""] = await waitingMembers();
    const bothHaveLooked = toMeeting(2);
    beforeWork = bothHaveLooked;
    const answers = await Promise.all([renew(id), renew(id)]);
    beforeWork = async () => undefined;
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test.skipIf(kind === "embedded")(
    "an action waits for a concurrent change of its record, and checks the result",
    async () => {
      const { db } = backend.context;
      const [id = ""] = await waitingMembers();
      const answer = await db.transaction(async (tx) => {
        await tx
          .update(member.table)
          .set({ status: "blocked" } as never)
          .where(eq(columnOf(member.table, "id"), id));
        const call = renew(id);
        await vi.waitUntil(() => isSomebodyWaiting(db), { timeout: 20_000 });
        return { call };
      });
      expect((await answer.call).statusCode).toBe(409);
    },
  );

  test("the precondition of an action on records of another system is left to the product", async () => {
    const answer = await backend.as(backend.admin, { method: "POST", url: "/api/batches/1/again" });
    expect([answer.statusCode, answer.json()]).toEqual([200, { printed: 1 }]);
  });

  test("a create whose handler has no body schema is validated by the spec", async () => {
    const post = (body: object) => backend.as(backend.admin, { method: "POST", url: "/api/genres", body });
    const answers = [
      await post({ name: "Checked", code: "poetry" }),
      await post({}),
      await post({ name: 7, code: "x" }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 422]);
  });

  test("a related record is returned next to its id, with the requested links and records", async () => {
    const { db } = backend.context;
    const [book] = (await backend.as(backend.admin, { url: "/api/books?pageSize=1" })).json<{ data: object[] }>().data;
    const { id, name, genres, bookCopies } = book as Readonly<Record<string, unknown>>;
    const rows = await db
      .select()
      .from(member.table)
      .where(eq(columnOf(member.table, "bookId"), id))
      .limit(1);
    expect([genres, bookCopies].flat().length).toBeGreaterThan(1);
    const [read] = await readRecords({ db, storage, stored: member, timeZone: "UTC" }, rows);
    expect(read?.record["book"]).toEqual({ id, name, genres, bookCopies });
  });
});
