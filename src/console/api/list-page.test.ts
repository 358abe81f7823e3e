import { describe, expect, test } from "vitest";
import { toListPage, toRecord, toRecordPage } from "./list-page.ts";

const rows = [{ id: 1 }, { id: "b" }];

describe("the rows of a list", () => {
  test.each([
    ["under the name of their kind", { status: "ok", books: rows, count: 9 }, 9],
    ["within data", { success: true, data: { items: rows, total: 9 } }, 9],
    ["under the name of their kind, within data", { data: { books: rows } }, 2],
    ["by a name of OData", { "@odata.context": "x", value: rows }, 2],
    ["under their ids", { 1: rows[0], b: rows[1] }, 2],
    ["if another common key has an empty list", { data: [], items: rows }, 2],
  ])("are found %s", (_, body, total) => {
    expect(toListPage(body)).toEqual({ rows, total });
  });

  test.each([
    ["an empty list", { books: [] }],
    ["null with a total of 0", { items: null, total: 0 }],
    ["null with a total of 0 in a meta object", { data: null, meta: { total: 0 } }],
  ])("an empty list may be sent as %s", (_, body) => {
    expect(toListPage(body)).toEqual({ rows: [], total: 0 });
  });

  test("become records: a plain id becomes a record with that id, and any other value an empty record", () => {
    const found = toRecordPage([{ id: 1 }, null, 7, 2n ** 60n, "x", [], true], {})?.rows;
    expect(found).toEqual([{ id: 1 }, {}, { id: 7 }, { id: 2n ** 60n }, {}, {}, {}]);
  });

  test.each([
    ["its address", { items: rows, next: "/books?page=2" }],
    ["a link", { data: rows, links: { prev: null, next: "/books?page=2" } }],
    ["a link of HAL", { _embedded: { books: rows }, _links: { next: { href: "/books?page=2" } } }],
    ["a cursor", { items: rows, meta: { next_cursor: "b" } }],
    ["a word", { items: rows, hasMore: true }],
  ])("are incomplete if %s announces a next page", (_, body) => {
    expect(toListPage(body)).toMatchObject({ total: 3, isAtLeast: true });
    expect(toListPage(body, { query: { page: 2, pageSize: 2 } })).toMatchObject({ total: 5, isAtLeast: true });
  });

  test("are incomplete if a header links to the next page", () => {
    const headers = new Headers({ link: '</books?page=2>; rel="next"' });
    expect(toListPage(rows, { headers })).toEqual({ rows, total: 3, isAtLeast: true });
  });

  test.each([
    ["no next page", { items: rows, next: null, has_more: false }],
    ["a next page without an address", { items: rows, links: { next: "" } }],
  ])("are complete if an envelope has %s", (_, body) => {
    expect(toListPage(body)).toEqual({ rows, total: 2 });
    expect(toListPage(body, { query: { page: 3, pageSize: 2 } })).toEqual({ rows, total: 6 });
  });

  test("may have fields called next without announcing a page", () => {
    expect(toListPage({ items: [{ id: 1, next: "2027-01-01" }] })).toEqual({
      rows: [{ id: 1, next: "2027-01-01" }],
      total: 1,
    });
  });

  test.each([
    ["an error", { success: false, errors: [{ message: "No" }] }],
    ["one of two lists", { books: rows, members: rows }],
    ["the members of a record", { id: 1, copies: [{ id: 2 }] }],
    ["texts", { names: ["a"] }],
    ["records under other names than their ids", { first: { id: 1 } }],
    ["an empty object", {}],
  ])("are not read from %s", (_, body) => {
    expect(toListPage(body)).toBeNull();
  });
});

describe("a record", () => {
  const book = { id: 1, name: "Iracema" };

  test.each([
    ["itself", book],
    ["under data", { data: book }],
    ["under the name of its kind", { book }],
    ["under the name of its kind, with a status and a message", { success: true, message: "OK", book }],
    ["under the name of its kind, within data", { status: "success", data: { book } }],
  ])("is found %s", (_, body) => {
    expect(toRecord(body)).toEqual(book);
  });

  test.each([
    ["a record without an id that contains another", { name: "Ana", user: { id: 7 } }],
    ["two records", { book, member: { id: 2 } }],
    ["a record and another object", { book, link: { token: "T" } }],
    ["an object without an id", { book: { name: "Iracema" } }],
    ["no body", undefined],
  ])("is returned unchanged with %s", (_, body) => {
    expect(toRecord(body)).toEqual(body);
  });
});
