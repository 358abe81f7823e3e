import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import type { RequestNames, WireNames } from "../../contract/wire-names.ts";
import { openBackend } from "../testing/for-suite.ts";
import { testProduct } from "../testing/test-product.ts";
import { registerWireNames } from "./wire-routes.ts";

const entities: { readonly [entity: string]: WireNames } = {
  book: {
    names: { id: "_id", shelfOrder: "shelf_order", bookCopies: "book_copies", memberType: "member_type" },
    parts: { bookCopies: { names: { id: "_id", bookId: "book_id" } } },
  },
  ticket: { names: { id: "_id", useLimit: "use_limit", lastDay: "last_day" } },
  cardPause: { names: { graceDays: "grace_days" } },
};
const calls: { readonly [call: string]: RequestNames } = {
  shelfMark: { body: { names: { username: "user_name" } }, record: { names: { token: "mark_token" } } },
};

type Body = Readonly<Record<string, unknown>>;

describe("a backend whose names differ from the spec's", () => {
  const model = { ...testProduct.model, wire: { entities, calls } };
  const { call } = openBackend("embedded", {}, { ...testProduct, model });
  const post = async (url: string, body: unknown) => call({ method: "POST", url, body });

  test("takes and returns them in records and embedded records", async () => {
    const made = await post("/api/books", {
      name: "One",
      shelf_order: 9,
      book_copies: [{ name: "A", interval: "weekly" }],
    });
    expect([made.statusCode, made.json<Body>()]).toMatchObject([
      201,
      { name: "One", shelf_order: 9, member_type: "solo" },
    ]);
    const book = made.json<Body & { book_copies: readonly Body[] }>();
    expect(book).not.toHaveProperty("shelfOrder");
    expect(book.book_copies).toMatchObject([{ name: "A", book_id: book["_id"] }]);
    const changed = await call({ method: "PUT", url: `/api/books/${book["_id"]}`, body: { ...book, shelf_order: 8 } });
    expect(changed.json<Body>()).toMatchObject({ shelf_order: 8, book_copies: book.book_copies });
  });

  test("takes them as filters, as sort order and in groups of filters", async () => {
    const list = async (query: string) =>
      (await call({ url: `/api/books?${query}` })).json<{ data: readonly Body[] }>().data;
    const sorted = await list("sort=-shelf_order");
    const orders = sorted.map((book) => Number(book["shelf_order"]));
    expect(orders).toEqual([...orders].sort((one, other) => other - one));
    expect((await list("member_type=solo")).every((book) => book["member_type"] === "solo")).toBe(true);
    const group = encodeURIComponent('{"all":[{"field":"shelf_order","atLeast":2}]}');
    const found = await list(`filter=${group}`);
    expect(found.map((book) => Number(book["shelf_order"]) >= 2)).not.toContain(false);
    expect(found.length).toBeGreaterThan(0);
  });

  test("reports mistakes at them", async () => {
    const refused = await post("/api/books", { name: "Two", shelf_order: -1, book_copies: [{ book_id: "x" }] });
    expect(refused.statusCode).toBe(422);
    const paths = refused.json<{ details: readonly { path: string }[] }>().details.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["shelf_order", "book_copies[0].name"]));
  });

  test("streams a batch with them", async () => {
    const made = await post("/api/tickets/print", { quantity: 2, value: 5 });
    expect(made.json<{ data: readonly Body[] }>().data.map((ticket) => Object.keys(ticket).includes("_id"))).toEqual([
      true,
      true,
    ]);
  });

  test("takes and returns them in calls that belong to no entity", async () => {
    const made = await post("/api/tools/shelf-mark", { user_name: "ana", secret: "x" });
    expect([made.statusCode, Object.keys(made.json<Body>())]).toEqual([200, ["mark_token"]]);
  });
});

describe("a field named data does not make a page of", () => {
  /** What a route returns, without and with a response schema. */
  async function answersOf(record: WireNames, given: Body, isOfEntity: boolean): Promise<readonly unknown[]> {
    const item = { type: ["object", "string"], properties: { lineNo: { type: "number" } } };
    const properties = { id: {}, releasedOn: {}, data: { type: "array", items: item } };
    const schemas = [{}, { response: { 200: { type: "object", properties } } }];
    const answers = schemas.map(async (schema) => {
      const app = Fastify();
      registerWireNames(app, () => ({ record }));
      app.get("/one", { schema, ...(isOfEntity ? { config: { wire: { record } } } : {}) }, async () => given);
      return (await app.inject("/one")).json<Body>();
    });
    return await Promise.all(answers);
  }

  test("a record", async () => {
    const sent = { id: 1, released_on: "x", data: ["a"] };
    const names = { releasedOn: "released_on" };
    expect(await answersOf({ names }, { id: 1, releasedOn: "x", data: ["a"] }, true)).toEqual([sent, sent]);
  });

  test("the result of a call that belongs to no entity", async () => {
    const sent = { data: [{ line_no: 1 }] };
    const parts = { data: { names: { lineNo: "line_no" } } };
    expect(await answersOf({ names: {}, parts }, { data: [{ lineNo: 1 }] }, false)).toEqual([sent, sent]);
  });
});
