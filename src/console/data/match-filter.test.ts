import { expect, test } from "vitest";
import type { ListFilter } from "../../contract/list-filter.ts";
import { toClientPage } from "./client-page.ts";
import { isWholeSet } from "./client-rows.ts";

const rows = [
  { id: "1", state: "open", fee: 9.5, day: "2030-01-31", tags: ["Ação"] },
  { id: "2", state: "late", fee: 20, day: "2030-02-01", tags: [] },
  { id: "3", state: "open, late" },
];
const found = (filter: ListFilter) => toClientPage({ rows, total: 3 }, { filter }).rows.map(({ id }) => id);

test.each<[ListFilter, readonly string[]]>([
  [{ field: "state", is: "open" }, ["1"]],
  [{ field: "state", is: ["open, late", "late"] }, ["2", "3"]],
  [{ field: "state", contains: "LATE" }, ["2", "3"]],
  [{ field: "tags", contains: "acao" }, ["1"]],
  [{ field: "fee", atLeast: 9.5, atMost: "10" }, ["1"]],
  [{ field: "fee", atLeast: 10 }, ["2"]],
  [{ field: "day", is: ["2030-01-01..2030-01-31", "2031-01-01"] }, ["1"]],
  [{ field: "day", atLeast: "2030-02-01" }, ["2"]],
  [{ field: "tags", isThere: true }, ["1"]],
  [{ field: "fee", isThere: false }, ["3"]],
  [{ field: "state", contains: "late", isThere: true }, ["2", "3"]],
  [{ all: [] }, ["1", "2", "3"]],
  [{ any: [] }, []],
  [
    {
      none: [
        { field: "state", is: "open" },
        { field: "fee", is: [20] },
      ],
    },
    ["3"],
  ],
  [{ all: [{ any: [{ field: "id", is: ["1", "3"] }] }, { none: [{ field: "fee", isThere: true }] }] }, ["3"]],
])("of all that is here, %j finds what a backend would", (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

test("rows filtered by a group are never mistaken for the complete list", () => {
  expect(isWholeSet({ rows, total: 3 }, {})).toBe(true);
  expect(isWholeSet({ rows, total: 3 }, { filter: { all: [] } })).toBe(false);
});
