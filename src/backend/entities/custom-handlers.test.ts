import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BackendProduct } from "../product.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";
import { readRecords } from "./read-records.ts";
import { idOf, type RouteBuilder, toRecordResult, writeHandler } from "./route-context.ts";
import { columnOf, type EntityRecord, storedEntity } from "./stored-entity.ts";

/** Makes a waiting record one that no longer waits. */
const activate: RouteBuilder = (route) => ({
  handler: writeHandler(route, ({ params }) => {
    const work = route.storeOf("member").patch(idOf(params), { status: "active" }, () => undefined);
    return async (tx) => toRecordResult(route, await work(tx));
  }),
});

/** Says nothing of what it is sent. */
const createGenre: RouteBuilder = (route) => ({
  handler: writeHandler(route, async ({ body }) => {
    const work = await route.storeOf("genre").create(body as EntityRecord);
    return async (tx) => toRecordResult(route, await work(tx), 201);
  }),
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
    routes: testProduct.model.routes.map((route) =>
      route.name === "renewCard" ? { ...route, when: { status: "waiting" } } : route,
    ),
  },
  customRoutes: { ...testProduct.customRoutes, "member.renewCard": activate, "genre.create": createGenre },
};

describeOnDatabases("handlers that a product writes, on the %s database", (kind) => {
  let backend: TestBackend;
  let token = "";
  const renew = (id: string, key?: string) =>
    backend.as(token, {
      method: "POST",
      url: `/api/cards/${id}/renew`,
      headers: key === undefined ? {} : { "idempotency-key": key },
    });
  async function waitingMembers(): Promise<readonly string[]> {
    const answer = await backend.as(token, { url: "/api/members/all?status=waiting&pageSize=3" });
    return answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
  }

  beforeAll(async () => {
    backend = await startTestBackend(kind, {}, product);
    token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());

  test("an action with a precondition is answered again with its Idempotency-Key, though it made the record what it can't be run on", async () => {
    const [id = ""] = await waitingMembers();
    const first = await renew(id, "once");
    const again = await renew(id, "once");
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    expect(again.headers["idempotency-replayed"]).toBe("true");
  });

  test("an action with a precondition is refused, with a key of its own or none, once the record is no longer so", async () => {
    const [id = ""] = await waitingMembers();
    const answers = [await renew(id), await renew(id), await renew(id, "another")];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409]);
  });

  test("a create whose handler says nothing of its body is checked by the spec all the same", async () => {
    const post = (body: object) => backend.as(token, { method: "POST", url: "/api/genres", body });
    const answers = [
      await post({ name: "Checked", code: "poetry" }),
      await post({}),
      await post({ name: 7, code: "x" }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 422]);
  });

  test("a related record is answered beside its id with the links and records that are wanted of it", async () => {
    const { db } = backend.context;
    const [book] = (await backend.as(token, { url: "/api/books?pageSize=1" })).json<{ data: object[] }>().data;
    const { id, name, genres, bookCopies } = book as Readonly<Record<string, unknown>>;
    const rows = await db
      .select()
      .from(member.table)
      .where(eq(columnOf(member.table, "bookId"), id))
      .limit(1);
    expect([genres, bookCopies].flat().length).toBeGreaterThan(1);
    const [read] = await readRecords({ db, storage, stored: member }, rows);
    expect(read?.record["book"]).toEqual({ id, name, genres, bookCopies });
  });
});
