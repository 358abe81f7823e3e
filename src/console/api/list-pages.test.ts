import { describe, expect, test } from "vitest";
import type { BackendConfig } from "../../contract/app-config.ts";
import { LIST_PRESETS, type ListDialect } from "../../contract/list-dialect.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { createTransport } from "./transport.ts";

const LIST = { method: "GET", path: "/books" } as const;
const tokens = { accessToken: () => Promise.resolve("token"), renewedToken: () => Promise.resolve(null) };
const all = Array.from({ length: 57 }, (_, index) => ({ id: index + 1 }));

const transport = (lists: Partial<ListDialect> = {}, options: Partial<BackendConfig> = {}) =>
  createTransport({
    backend: {
      url: "/api",
      paths: { authenticate: "", refresh: "" },
      lists: { ...LIST_PRESETS.own, ...lists },
      ...options,
    },
    tokens,
    timeoutMs: null,
  });

const parametersOf = (url: string) => new URL(url, "http://backend.example").searchParams;

/** A backend whose pages have its own size, or at most that size. */
function pagesOf(size: number, { isCap = false } = {}) {
  return fakeFetch(({ url }) => {
    const asked = parametersOf(url);
    const page = Number(asked.get("page") ?? 1);
    const own = isCap ? Math.min(size, Number(asked.get("pageSize") ?? size)) : size;
    return json({ results: all.slice((page - 1) * own, page * own), count: all.length });
  });
}

describe("a backend with a page size of its own", () => {
  test.each([
    [1, 10],
    [2, 10],
    [6, 10],
    [1, 25],
    [2, 50],
    [2, 32],
    [1, 1],
    [1, 500],
  ])("page %i of %i rows is composed from its pages", async (page, pageSize) => {
    pagesOf(25);
    const found = await transport().list(LIST, { page, pageSize });
    expect(found).toEqual({ rows: all.slice((page - 1) * pageSize, page * pageSize), total: 57 });
  });

  test("a page is not composed from dozens of requests", async () => {
    const calls = pagesOf(1);
    expect(await transport().list(LIST, { page: 1, pageSize: 50 })).toEqual({ rows: all.slice(0, 1), total: 57 });
    expect(calls.length).toBeLessThan(6);
  });

  test("the second request for the list already has that size", async () => {
    const calls = pagesOf(25);
    const backend = transport();
    await backend.list(LIST, { page: 1, pageSize: 10 });
    const before = calls.length;
    await backend.list(LIST, { page: 2, pageSize: 10 });
    expect(calls.slice(before).map(({ url }) => parametersOf(url).get("page"))).toEqual(["1"]);
  });

  test("a maximum size is noticed, too", async () => {
    pagesOf(20, { isCap: true });
    expect(await transport().list(LIST, { page: 1, pageSize: 50 })).toEqual({ rows: all.slice(0, 50), total: 57 });
    expect(await transport().list(LIST, { page: 2, pageSize: 50 })).toEqual({ rows: all.slice(50), total: 57 });
  });

  test("a total that counts hidden records is no reason for further requests", async () => {
    const calls = fakeFetch(({ url }) =>
      json({ results: parametersOf(url).get("page") === "1" ? all.slice(0, 5) : [], count: 57 }),
    );
    const backend = transport();
    expect(await backend.list(LIST, { page: 1, pageSize: 10 })).toEqual({ rows: all.slice(0, 5), total: 57 });
    await backend.list(LIST, { page: 1, pageSize: 10 });
    expect(calls).toHaveLength(3);
  });

  test("a later page with fewer rows costs one more request, once", async () => {
    const calls = pagesOf(1000, { isCap: true });
    const backend = transport();
    const page = { rows: all.slice(50), total: 57 };
    expect(await backend.list(LIST, { page: 3, pageSize: 25 })).toEqual(page);
    expect(await backend.list(LIST, { page: 3, pageSize: 25 })).toEqual(page);
    expect(calls.map(({ url }) => parametersOf(url).get("page"))).toEqual(["3", "1", "3"]);
  });

  test("the number of a page that it does not have may be a 404", async () => {
    fakeFetch(({ url }) => {
      const page = Number(parametersOf(url).get("page"));
      return page > 3
        ? json({ detail: "Invalid page." }, 404)
        : json({ results: all.slice((page - 1) * 25, page * 25), count: 57 });
    });
    expect(await transport().list(LIST, { page: 6, pageSize: 10 })).toEqual({ rows: all.slice(50), total: 57 });
  });

  test("the last page of small ones does not hide a maximum size from larger ones", async () => {
    pagesOf(20, { isCap: true });
    const backend = transport();
    await backend.list(LIST, { page: 6, pageSize: 10 });
    expect(await backend.list(LIST, { page: 1, pageSize: 50 })).toEqual({ rows: all.slice(0, 50), total: 57 });
  });

  test.each([
    [10, 25],
    [25, 10],
  ])("a size that changes from %i to %i is noticed", async (one, other) => {
    pagesOf(one);
    const backend = transport();
    await backend.list(LIST, { page: 1, pageSize: 20 });
    pagesOf(other);
    await backend.list(LIST, { page: 1, pageSize: 20 });
    expect(await backend.list(LIST, { page: 2, pageSize: 20 })).toEqual({ rows: all.slice(20, 40), total: 57 });
  });

  test("pages with gaps, of rows that the user may not see, are shown as they are", async () => {
    fakeFetch(({ url }) => {
      const asked = parametersOf(url);
      const [page, size] = [Number(asked.get("page")), Number(asked.get("pageSize"))];
      const rows = all.slice((page - 1) * size, page * size).filter(({ id }) => id % 7 !== 0);
      return json({ results: rows, count: all.length });
    });
    const backend = transport();
    const found = [];
    for (const page of [1, 2, 3]) {
      found.push(...(await backend.list<{ readonly id: number }>(LIST, { page, pageSize: 20 })).rows);
    }
    expect(found).toEqual(all.filter(({ id }) => id % 7 !== 0));
  });

  test("a list that ignores pages stays whole", async () => {
    fakeFetch(() => json(all));
    expect((await transport().list(LIST, { page: 1, pageSize: 10 })).rows).toHaveLength(57);
  });
});

/** A backend that only names the next page. */
function cursorPages(toNext: (cursor: number) => unknown) {
  return fakeFetch(({ url }) => {
    const asked = parametersOf(url);
    const from = Number(asked.get("cursor") ?? 0);
    const to = from + Number(asked.get("limit"));
    return json({ data: all.slice(from, to), ...(to < all.length ? { meta: toNext(to) as object } : {}) });
  });
}

describe("a backend with cursors only", () => {
  const lists = { paging: "cursor", page: "cursor", size: "limit" } as const;

  test.each([
    ["a cursor", (cursor: number) => ({ next_cursor: `${cursor}` })],
    ["a number", (cursor: number) => ({ next: cursor })],
    ["an address", (cursor: number) => ({ next: `https://backend.example/books?limit=10&cursor=${cursor}` })],
  ])("any page is loaded by following %s", async (_, toNext) => {
    const calls = cursorPages(toNext);
    const backend = transport(lists);
    expect(await backend.list(LIST, { page: 3, pageSize: 10 })).toEqual({
      rows: all.slice(20, 30),
      total: 31,
      isAtLeast: true,
    });
    expect(calls).toHaveLength(3);
    expect(await backend.list(LIST, { page: 4, pageSize: 10 })).toMatchObject({ rows: all.slice(30, 40) });
    expect(calls).toHaveLength(4);
    expect(calls[0]?.url).toBe("/api/books?limit=10");
    expect(await backend.list(LIST, { page: 6, pageSize: 10 })).toEqual({ rows: all.slice(50), total: 57 });
  });

  test("a page past the end is empty and has the total", async () => {
    cursorPages((cursor) => ({ next_cursor: `${cursor}` }));
    expect(await transport(lists).list(LIST, { page: 9, pageSize: 25 })).toEqual({ rows: [], total: 57 });
  });

  test("each filter has cursors of its own", async () => {
    const calls = cursorPages((cursor) => ({ next_cursor: `${cursor}` }));
    const backend = transport(lists);
    await backend.list(LIST, { page: 1, pageSize: 10 });
    await backend.list(LIST, { page: 2, pageSize: 10, search: "x" });
    expect(calls.map(({ url }) => url)).toEqual([
      "/api/books?limit=10",
      "/api/books?limit=10&q=x",
      "/api/books?cursor=10&limit=10&q=x",
    ]);
  });
});

describe("a backend that counts in a second call", () => {
  const lists = { count: "/count", filter: "filter[where][{field}]", countFilter: "where[{field}]" } as const;
  const answer = (counted: Response) =>
    fakeFetch(({ url }) => (url.includes("/count") ? counted.clone() : json(all.slice(0, 10))));

  test.each([
    ["an envelope", json({ count: 57 })],
    ["a number", new Response("57", { headers: { "content-type": "text/plain" } })],
  ])("the total is read from %s", async (_, counted) => {
    const calls = answer(counted);
    const query = { page: 1, pageSize: 10, sort: "name", filters: { state: "a b" } };
    expect(await transport(lists).list(LIST, query)).toEqual({ rows: all.slice(0, 10), total: 57 });
    expect(calls.find(({ url }) => url.includes("/count"))?.url).toBe("/api/books/count?where%5Bstate%5D=a%20b");
  });

  test("the rows are shown if the count fails", async () => {
    answer(json({}, 500));
    const page = await transport(lists, { abilities: { paging: "pages" } }).list(LIST, { page: 1, pageSize: 10 });
    expect(page).toEqual({ rows: all.slice(0, 10), total: 11, isAtLeast: true });
  });
});
