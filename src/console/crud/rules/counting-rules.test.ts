import { expect, test } from "vitest";
import { countsItself, filtersOf, violationsOf } from "./counting-rules.ts";

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
])("the records that %j counts, per %j, match the filters %j", (atMostOne, per, filters) => {
  expect(filtersOf(rule(atMostOne, per), { main: true, kind: "a", missing: null })).toEqual(filters);
});

test("in a batch, all records but the first of each group violate the rule", () => {
  const records = [
    { id: 1, main: false, kind: "a" },
    { id: 2, main: true, kind: "a" },
    { id: 3, main: true, kind: "b" },
    { id: 4, main: true, kind: "a" },
  ];
  expect(violationsOf(rule(main), records).map(({ id }) => id)).toEqual([3, 4]);
  expect(violationsOf(rule(main, ["kind"]), records).map(({ id }) => id)).toEqual([4]);
});

test("a saved record is counted only in its original group", () => {
  const per = rule(main, ["kind"]);
  const opened = { id: "1", main: true, kind: "a" };
  expect(countsItself(per, opened, opened)).toBe(true);
  expect(countsItself(per, opened, { ...opened, kind: "b" })).toBe(false);
  expect(countsItself(per, { ...opened, main: false }, opened)).toBe(false);
});
