import { describe, expect, test } from "vitest";
import { needsBrowser, toListQuery } from "../list/data/list-query.ts";
import { readListState, writeListState } from "./list-state.ts";

const defaults = { sort: "code", columns: ["code", "type", "status"], filters: ["status", "page"] };

function read(search: string) {
  return readListState(new URLSearchParams(search), defaults);
}

describe("the address of a list", () => {
  test("leaves defaults out of the address", () => {
    expect(writeListState(read(""), defaults).toString()).toBe("");
  });

  test.each([
    "page=3&size=50&sort=-type&q=a%26b&status=active&columns=code%2Cstatus",
    "q=%3Cscript%3E",
    "filter-page=7",
    "page=500&after=WyJjb2RlIl0",
    "page=500&before=WyJjb2RlIl0",
  ])("comes back from its own state: %s", (address) => {
    expect(writeListState(read(address), defaults).toString()).toBe(address);
  });

  test.each([
    ["page=0", { page: 1 }],
    ["page=-1", { page: 1 }],
    ["page=1e9", { page: 1 }],
    ["size=26", { size: 25 }],
    ["sort=password", { sort: "code" }],
    ["columns=nothing", { columns: ["code", "type", "status"] }],
    ["type=loans", { filters: {} }],
  ])("ignores what makes no sense: %s", (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  test("becomes what the backend is asked for", () => {
    expect(toListQuery(read("page=2&q=abc&status=active"), { sortable: ["code"] })).toEqual({
      page: 2,
      pageSize: 25,
      sort: "code",
      search: "abc",
      filters: { status: "active" },
    });
  });

  test("what the browser must do is not asked of the backend", () => {
    const state = read("status=!active&any=status:a%7Cpage:b");
    const served = { sortable: ["code"], toFilter: () => null };
    expect(toListQuery(state, served).filters).toBeUndefined();
    expect(needsBrowser(state, served, false)).toBe(true);
    expect(needsBrowser(read(""), served, false)).toBe(false);
    expect(needsBrowser(read("sort=type"), served, true)).toBe(true);
  });

  test("groups, and what no parameter says, are asked of a backend that can be asked so", () => {
    const state = read("status=!active&any=status:a%7Cpage:b&any=status:c");
    const toGroup = (group: readonly { readonly field: string }[]) => ({
      any: group.map(({ field }) => ({ field, isThere: true })),
    });
    const served = { sortable: ["code"], toFilter: () => null, toGroup };
    expect(toListQuery(state, served).filter).toEqual({
      all: [
        { any: [{ field: "status", isThere: true }] },
        { any: ["status", "page"].map((field) => ({ field, isThere: true })) },
        { any: [{ field: "status", isThere: true }] },
      ],
    });
    expect(needsBrowser(state, served, false)).toBe(false);
    expect(needsBrowser(state, { ...served, toGroup: () => null }, false)).toBe(true);
  });

  test("groups that no address could hold are left to the browser", () => {
    const state = read("any=status:a");
    const served = { sortable: [], toGroup: () => ({ field: "status", is: "x".repeat(4_000) }) };
    expect(toListQuery(state, served).filter).toBeUndefined();
    expect(needsBrowser(state, served, false)).toBe(true);
  });

  test("what it cannot mean is told", () => {
    expect(read("status=active&gone=1&any=gone:2").ignored).toEqual(["gone=1", "gone:2"]);
  });

  test.each(["sort=code%2C-type&any=status%3Aa%7Cfilter%3Ab", "any=status%3A%21x", "columns=status%2Ccode"])(
    "comes back with groups, orders and columns: %s",
    (address) => {
      const wide = { ...defaults, filters: ["status", "filter"] };
      expect(writeListState(readListState(new URLSearchParams(address), wide), wide).toString()).toBe(address);
    },
  );
});
