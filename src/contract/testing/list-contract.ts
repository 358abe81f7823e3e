import type { ListQuery } from "../transport.ts";

/*
 * One suite for all backends in this repository: the reference backend, the console's fake and the foreign backend.
 * Each one gets the same records and must return the expected codes for each query, so that mistakes in a fake are
 * found.
 */

/** Tickets of the fixture product, without ids. */
export const contractTickets = [
  {
    code: "VERAO-2",
    type: "loans",
    audience: "public",
    value: 9,
    lastDay: "2026-01-15",
    members: [],
    status: "active",
  },
  {
    code: "VERAO-10",
    type: "loans",
    audience: "solo",
    value: 100,
    lastDay: "2026-01-31",
    members: [],
    status: "archived",
  },
  {
    code: "INVERNO-1",
    type: "rebate",
    audience: "public",
    value: 25.5,
    lastDay: "2026-02-01",
    members: [],
    status: "active",
  },
  { code: "INVERNO-2", type: "rebate", audience: "solo", value: 0, members: [], status: "archived" },
  { code: "SEMPRE", type: "loans", audience: "public", value: 30, members: [], status: "active" },
] as const;

interface ListCase {
  readonly title: string;
  readonly query: ListQuery;
  /** In the expected order. */
  readonly codes: readonly string[];
  /** Number of matches on all pages. */
  readonly total: number;
}

const oneOf = (title: string, query: ListQuery, ...codes: readonly string[]): ListCase => ({
  title,
  query: { sort: "code", ...query },
  codes,
  total: codes.length,
});

const ALL = ["INVERNO-1", "INVERNO-2", "SEMPRE", "VERAO-2", "VERAO-10"];

/** Search and pages: cases for all backends with pages. */
export const pageCases: readonly ListCase[] = [
  oneOf("a search ignores case", { search: "verao", sort: "value" }, "VERAO-2", "VERAO-10"),
  oneOf("a search without a match is empty", { search: "outono" }),
  {
    title: "the first page ends at its size",
    query: { sort: "value", pageSize: 2 },
    codes: ["INVERNO-2", "VERAO-2"],
    total: 5,
  },
  {
    title: "the last page may be short",
    query: { sort: "value", page: 3, pageSize: 2 },
    codes: ["VERAO-10"],
    total: 5,
  },
  { title: "a page after the last is empty", query: { sort: "value", page: 4, pageSize: 2 }, codes: [], total: 5 },
];

/** Sorting and filters. */
export const filterCases: readonly ListCase[] = [
  oneOf("texts are sorted with numbers by size", {}, ...ALL),
  oneOf("a minus reverses the order", { sort: "-code" }, ...[...ALL].reverse()),
  oneOf("blanks are last", { sort: "lastDay", search: "inverno" }, "INVERNO-1", "INVERNO-2"),
  oneOf("blanks are last in descending order", { sort: "-lastDay", search: "inverno" }, "INVERNO-1", "INVERNO-2"),
  oneOf("numbers are sorted by value", { sort: "value" }, "INVERNO-2", "VERAO-2", "INVERNO-1", "SEMPRE", "VERAO-10"),
  oneOf("one value", { filters: { status: "archived" } }, "INVERNO-2", "VERAO-10"),
  oneOf("one of two values", { filters: { audience: ["solo", "public"], type: "rebate" } }, "INVERNO-1", "INVERNO-2"),
  oneOf("all filters must match", { filters: { status: "active", type: "rebate" } }, "INVERNO-1"),
  oneOf("one day", { filters: { lastDay: "2026-01-31" } }, "VERAO-10"),
  oneOf("a range of days has both ends", { filters: { lastDay: "2026-01-15..2026-01-31" } }, "VERAO-2", "VERAO-10"),
  oneOf("a range without a start", { filters: { lastDay: "..2026-01-15" } }, "VERAO-2"),
  oneOf("a range without an end", { filters: { lastDay: "2026-01-31.." } }, "INVERNO-1", "VERAO-10"),
  oneOf("a group: is", { filter: { field: "status", is: ["archived"] } }, "INVERNO-2", "VERAO-10"),
  oneOf("a group: is a range of days", { filter: { field: "lastDay", is: "2026-02-01.." } }, "INVERNO-1"),
  oneOf(
    "a group: contains, in any case and accent",
    { filter: { field: "code", contains: "VERÃO" } },
    "VERAO-2",
    "VERAO-10",
  ),
  oneOf(
    "a group: bounds of a number",
    { filter: { field: "value", atLeast: 9, atMost: 30 } },
    "INVERNO-1",
    "SEMPRE",
    "VERAO-2",
  ),
  oneOf("a group: a bound of days", { filter: { field: "lastDay", atMost: "2026-01-31" } }, "VERAO-2", "VERAO-10"),
  oneOf("a group: no value", { filter: { field: "lastDay", isThere: false } }, "INVERNO-2", "SEMPRE"),
  oneOf("a group: a value", { filter: { field: "lastDay", isThere: true } }, "INVERNO-1", "VERAO-2", "VERAO-10"),
  oneOf(
    "a group: zero is a value",
    {
      filter: {
        all: [
          { field: "value", isThere: true },
          { field: "value", atMost: 0 },
        ],
      },
    },
    "INVERNO-2",
  ),
  oneOf(
    "any",
    {
      filter: {
        any: [
          { field: "type", is: "rebate" },
          { field: "code", is: "SEMPRE" },
        ],
      },
    },
    "INVERNO-1",
    "INVERNO-2",
    "SEMPRE",
  ),
  oneOf(
    "none",
    {
      filter: {
        none: [
          { field: "type", is: "rebate" },
          { field: "code", is: "SEMPRE" },
        ],
      },
    },
    "VERAO-2",
    "VERAO-10",
  ),
  oneOf(
    "all within none",
    {
      filter: {
        none: [
          {
            all: [
              { field: "type", is: "loans" },
              { field: "status", is: "active" },
            ],
          },
        ],
      },
    },
    "INVERNO-1",
    "INVERNO-2",
    "VERAO-10",
  ),
  oneOf(
    "none rejects a match, and a record without the value is no match",
    { filter: { none: [{ field: "lastDay", is: "2026-01-01..2026-12-31" }] } },
    "INVERNO-2",
    "SEMPRE",
  ),
  oneOf("any of no conditions matches no record", { filter: { any: [] } }),
  oneOf("all of no conditions matches every record", { filter: { all: [] } }, ...ALL),
];
