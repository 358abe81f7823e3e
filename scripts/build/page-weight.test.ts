import { expect, test } from "vitest";
import { overBudget } from "./page-weight.ts";

const budget = { kB: 190, requests: 12, files: { base: 110, list: 60 } };

test("a page within its budget is no problem, regardless of single file sizes", () => {
  expect(overBudget({ list: { kB: 190, requests: 12, files: { base: 120, list: 70 } } }, { list: budget })).toEqual([]);
});

test("a page over budget lists the files that grew, largest growth first", () => {
  const list = { kB: 201.5, requests: 12, files: { base: 110.4, list: 81.1, chart: 10 } };
  expect(overBudget({ list }, { list: budget })).toEqual([
    "list: 201.5 kB of at most 190; grown: list +21.1, chart +10.0 (new), base +0.4",
  ]);
});

test("reports a page with too many requests", () => {
  expect(overBudget({ list: { ...budget, requests: 14 } }, { list: budget })).toEqual([
    "list: 14 requests of at most 12",
  ]);
});

test("reports a page that no longer exists", () => {
  expect(overBudget({}, { list: budget })).toEqual(["list: there is no such page any more"]);
});
