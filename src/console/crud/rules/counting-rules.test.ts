import { expect, test } from "vitest";
import { countsItself, filtersOf, surplusOf } from "./counting-rules.ts";

const rule = (atMostOne: object, per: readonly string[] = []) =>
  ({ name: "one", at: "main", severity: "refuse", never: null, atMostOne, per }) as Parameters<typeof filtersOf>[0];

const main = { field: "main", is: true };

test.each([
  [main, [], { main: "true" }],
  [{ all: [main, { field: "state", is: "open" }] }, ["kind"], { main: "true", state: "open", kind: "a" }],
  [main, ["missing"], null],
  [{ field: "main", isNot: false }, [], null],
  [{ field: "main", is: true, isThere: true }, [], null],
  [{ any: [main] }, [], null],
])("what %j counts, per %j, is found by the filters %j", (atMostOne, per, filters) => {
  expect(filtersOf(rule(atMostOne, per), { main: true, kind: "a", missing: null })).toEqual(filters);
});

test("of records that are written together, all behind the first of each group are too many", () => {
  const records = [
    { id: 1, main: false, kind: "a" },
    { id: 2, main: true, kind: "a" },
    { id: 3, main: true, kind: "b" },
    { id: 4, main: true, kind: "a" },
  ];
  expect(surplusOf(rule(main), records).map(({ id }) => id)).toEqual([3, 4]);
  expect(surplusOf(rule(main, ["kind"]), records).map(({ id }) => id)).toEqual([4]);
});

test("a record counts itself only while it is in the group that it was opened in", () => {
  const per = rule(main, ["kind"]);
  const opened = { id: "1", main: true, kind: "a" };
  expect(countsItself(per, opened, opened)).toBe(true);
  expect(countsItself(per, opened, { ...opened, kind: "b" })).toBe(false);
  expect(countsItself(per, { ...opened, main: false }, opened)).toBe(false);
});
