import { expect, test } from "vitest";
import type { EntityClient, ListQuery } from "../../contract/transport.ts";
import { collectRows } from "./collect-rows.ts";
import { isHoldable, MOST_ROWS, TooManyRowsError } from "./too-many-rows.ts";

test("more records than are counted are not gone through, and are counted to say how many they are", async () => {
  const asked: ListQuery[] = [];
  const client: EntityClient = {
    list: async (query = {}) => {
      asked.push(query);
      const rows = [{ id: "1" }];
      return query.isCountedExactly === true
        ? { rows, total: 1_234_567 }
        : { rows, total: MOST_ROWS, isAtLeast: true, next: "n" };
    },
  };
  const failure: unknown = await collectRows(client, { search: "a" }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TooManyRowsError);
  expect(failure).toMatchObject({ total: 1_234_567 });
  expect(asked[1]).toMatchObject({ search: "a", pageSize: 1, isCountedExactly: true });
  expect(asked).toHaveLength(2);
});

test("a list can be held where it is known to be no longer than that", () => {
  expect([isHoldable(MOST_ROWS, false), isHoldable(MOST_ROWS + 1, false)]).toEqual([true, false]);
  expect([isHoldable(26, true), isHoldable(MOST_ROWS, true)]).toEqual([true, false]);
});
