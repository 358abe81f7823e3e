import { describe, expect, test } from "vitest";
import { toListPage, toRecord } from "./list-page.ts";

const rows = [{ id: 1 }, { id: "b" }];

describe("the rows of a list", () => {
  test.each([
    ["under the name of their kind", { status: "ok", books: rows, count: 9 }, 9],
    ["within data", { success: true, data: { items: rows, total: 9 } }, 9],
    ["under the name of their kind, within data", { data: { books: rows } }, 2],
    ["by a name of OData", { "@odata.context": "x", value: rows }, 2],
    ["under their ids", { 1: rows[0], b: rows[1] }, 2],
  ])("are found %s", (_, body, total) => {
    expect(toListPage(body)).toEqual({ rows, total });
  });

  test("of none are none", () => {
    expect(toListPage({ books: [] })).toEqual({ rows: [], total: 0 });
  });

  test.each([
    ["what went wrong", { success: false, errors: [{ message: "No" }] }],
    ["one of two lists", { books: rows, members: rows }],
    ["the members of a record", { id: 1, copies: [{ id: 2 }] }],
    ["texts", { names: ["a"] }],
    ["records under other names than their ids", { first: { id: 1 } }],
    ["nothing at all", {}],
  ])("are not taken from %s", (_, body) => {
    expect(toListPage(body)).toBeNull();
  });
});

describe("a record", () => {
  const book = { id: 1, name: "Iracema" };

  test.each([
    ["itself", book],
    ["under data", { data: book }],
    ["under the name of its kind", { book }],
    ["under the name of its kind, beside how it went", { success: true, message: "OK", book }],
    ["under the name of its kind, within data", { status: "success", data: { book } }],
  ])("is found %s", (_, body) => {
    expect(toRecord(body)).toEqual(book);
  });

  test.each([
    ["one without an id, which holds another", { name: "Ana", user: { id: 7 } }],
    ["two of them", { book, member: { id: 2 } }],
    ["one beside what was made with it", { book, link: { token: "T" } }],
    ["an object without an id", { book: { name: "Iracema" } }],
    ["nothing", undefined],
  ])("stays as it came where there is %s", (_, body) => {
    expect(toRecord(body)).toEqual(body);
  });
});
