import { expect, test } from "vitest";
import { drawIds } from "./record-range.ts";

test("the ids of a batch are UUIDs that follow each other, from the first to the last", () => {
  const batch = drawIds(70_000);
  const ids = [...batch.slice(0, 40_000), ...batch.slice(40_000, 40_000)];
  expect(ids).toHaveLength(70_000);
  expect(new Set(ids).size).toBe(70_000);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
    true,
  );
  expect([ids[0], ids.at(-1)]).toEqual([batch.from, batch.to]);
  expect(ids.toSorted()).toEqual(ids);
});

test("batches that are drawn at once have no id between those of another", () => {
  const batches = Array.from({ length: 200 }, () => drawIds(3)).toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );
  const ids = batches.flatMap((batch) => batch.slice(0, 3));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(600);
});
