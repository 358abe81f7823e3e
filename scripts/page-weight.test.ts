import { expect, test } from "vitest";
import { overBudget } from "./page-weight.ts";

const budget = { kB: 190, requests: 12, files: { base: 110, list: 60 } };

test("a page within its budget is no problem, whatever its files weigh", () => {
  expect(overBudget({ list: { kB: 190, requests: 12, files: { base: 120, list: 70 } } }, { list: budget })).toEqual([]);
});

test("a page that is too heavy names the files that grew, the most grown first", () => {
  const list = { kB: 201.5, requests: 12, files: { base: 110.4, list: 81.1, chart: 10 } };
  expect(overBudget({ list }, { list: budget })).toEqual([
    "list: 201.5 kB of at most 190; grown: list +21.1, chart +10.0 (new), base +0.4",
  ]);
});

test("a page that asks too often says so", () => {
  expect(overBudget({ list: { ...budget, requests: 14 } }, { list: budget })).toEqual([
    "list: 14 requests of at most 12",
  ]);
});

test("a page that is gone is told of", () => {
  expect(overBudget({}, { list: budget })).toEqual(["list: there is no such page any more"]);
});
