import { expect, test } from "vitest";
import { filterRows } from "./client-rows.ts";
import { orderByRanks, rankValues } from "./large-set.ts";
import { largeSetTools, prepareLargeSet } from "./large-sets.ts";

test("numbers are sorted by size, and blanks are last in both directions", () => {
  const values = [10, -2.5, undefined, 9, 9];
  const order = (desc: boolean) => Array.from(orderByRanks([{ ranks: rankValues(values), desc }], values.length));
  expect(order(false)).toEqual([1, 3, 4, 0, 2]);
  expect(order(true)).toEqual([0, 3, 4, 1, 2]);
});

test("rows that are equal in the first column are sorted by the second", () => {
  const first = { ranks: rankValues(["b", "a", "b", "a"]), desc: false };
  const second = { ranks: rankValues([1, 2, 3, 4]), desc: true };
  expect(Array.from(orderByRanks([first, second], 4))).toEqual([3, 1, 2, 0]);
});

test("a search of many rows finds what one of few does", async () => {
  const many = Array.from({ length: 3000 }, (_, id) => ({
    id,
    name: id % 3 ? `Ação ${id}` : "Poesia",
    note: `n${id % 7}`,
  }));
  await prepareLargeSet(many);
  expect(largeSetTools(many)).not.toBeNull();
  const found = filterRows(many, { search: "acao N3", filters: { id: "10..400" } }, ["name", "note"]);
  const wanted = many.filter(({ id }) => id >= 10 && id <= 400 && id % 3 > 0 && id % 7 === 3);
  expect(found).toEqual(wanted);
});
