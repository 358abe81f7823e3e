import { describe, expect, test } from "vitest";
import { needsBrowser, toListQuery } from "../list/data/list-query.ts";
import { readListState, writeListState } from "./list-state.ts";

const defaults = { sort: "code", columns: ["code", "type", "status"], filters: ["status", "page"] };

function read(search: string) {
  return readListState(new URLSearchParams(search), defaults);
}

describe("the URL of a list", () => {
  test("omits defaults", () => {
    expect(writeListState(read(""), defaults).toString()).toBe("");
  });

  test.each([
    "page=3&size=50&sort=-type&q=a%26b&status=active&columns=code%2Cstatus",
    "q=%3Cscript%3E",
    "filter-page=7",
    "page=500&after=WyJjb2RlIl0",
    "page=500&before=WyJjb2RlIl0",
  ])("is unchanged after parsing and serializing: %s", (address) => {
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
  ])("ignores invalid values: %s", (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  test("converts to a list query", () => {
    expect(toListQuery(read("page=2&q=abc&status=active"), { sortable: ["code"] })).toEqual({
      page: 2,
      pageSize: 25,
      sort: "code",
      search: "abc",
      filters: { status: "active" },
    });
  });

  test("conditions that the backend does not support are evaluated in the browser", () => {
    const state = read("status=!active&any=status:a%7Cpage:b");
    const served = { sortable: ["code"], toFilter: () => null };
    expect(toListQuery(state, served).filters).toBeUndefined();
    expect(needsBrowser(state, served, false)).toBe(true);
    expect(needsBrowser(read(""), served, false)).toBe(false);
    expect(needsBrowser(read("sort=type"), served, true)).toBe(true);
  });

  test("groups and negations are sent to a backend that supports filter groups", () => {
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

  test("groups that exceed the URL length are evaluated in the browser", () => {
    const state = read("any=status:a");
    const served = { sortable: [], toGroup: () => ({ field: "status", is: "x".repeat(4_000) }) };
    expect(toListQuery(state, served).filter).toBeUndefined();
    expect(needsBrowser(state, served, false)).toBe(true);
  });

  test("reports unknown parameters", () => {
    expect(read("status=active&gone=1&any=gone:2").ignored).toEqual(["gone=1", "gone:2"]);
  });

  test.each(["sort=code%2C-type&any=status%3Aa%7Cfilter%3Ab", "any=status%3A%21x", "columns=status%2Ccode"])(
    "is unchanged with groups, sort orders and columns: %s",
    (address) => {
      const wide = { ...defaults, filters: ["status", "filter"] };
      expect(writeListState(readListState(new URLSearchParams(address), wide), wide).toString()).toBe(address);
    },
  );
});
