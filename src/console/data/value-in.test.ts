import { describe, expect, test } from "vitest";
import { memberScreens } from "../../../testing/fixture/generated/screens/member.ts";
import { ticketScreens } from "../../../testing/fixture/generated/screens/ticket.ts";
import { toClientPage } from "./client-page.ts";
import { filterRows } from "./client-rows.ts";
import { sortValue } from "./sort-rows.ts";
import { valueIn } from "./value-in.ts";

const { fields } = memberScreens;
const book = { id: 7, name: "Atlas" };

describe("a relation with one member for its id and one for its record", () => {
  test("uses the record if the backend returns no id, and the id if it returns no record", () => {
    expect(valueIn(fields, "bookId", { id: 1, book })).toBe(book);
    expect(valueIn(fields, "book", { id: 1, bookId: 7 })).toBe(7);
    expect(valueIn(fields, "book", { id: 1, bookId: 7, book })).toBe(book);
    expect(valueIn(fields, "book", { id: 1, bookId: null, book: null })).toBeNull();
    expect(valueIn(ticketScreens.fields, "code", { id: 1 })).toBeUndefined();
  });

  test("is filtered in either form", () => {
    const rows = [{ id: 1, book }, { id: 2, bookId: 7 }, { id: 3, bookId: 8 }, { id: 4 }];
    const found = filterRows(rows, { search: "", filters: { bookId: "7" }, fields }, []);
    expect(found.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe("a computed field", () => {
  const code = ticketScreens.fields["code"];
  const compute = (record: { readonly [field: string]: unknown }) =>
    record["value"] === undefined ? undefined : Number(record["value"]) * 2;
  const computed: typeof ticketScreens.fields =
    code === undefined ? {} : { ...ticketScreens.fields, code: { ...code, compute } };

  test("has the backend's value, or else the computed one", () => {
    expect(valueIn(computed, "code", { code: 7, value: 4 })).toBe(7);
    expect(valueIn(computed, "code", { value: 4 })).toBe(8);
    expect(valueIn(computed, "code", {})).toBeUndefined();
  });

  test("is sorted, searched and filtered if the backend does not return it", () => {
    const rows = [{ id: 1, value: 20 }, { id: 2, value: 4 }, { id: 3 }];
    const ask = (query: object) =>
      toClientPage({ rows, total: 3 }, query, { fields: computed, searched: ["code"] }).rows.map(({ id }) => id);
    expect(ask({ sort: "-code" })).toEqual([1, 2, 3]);
    expect(ask({ search: "40" })).toEqual([1]);
    expect(ask({ filters: { code: "8" } })).toEqual([2]);
    expect(rows.map((row) => sortValue(computed, "code", row))).toEqual([40, 8, undefined]);
  });
});
