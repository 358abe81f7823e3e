import { expect, test, vi } from "vitest";
import type { EntityClient, EntityRecord, ListQuery } from "../../contract/transport.ts";
import { collectRows } from "./collect-rows.ts";
import { isHoldable, MAX_ROWS, TooManyRowsError } from "./too-many-rows.ts";

/** A record without an id. */
const record = (fields: object): EntityRecord => fields as EntityRecord;

test("a list longer than the count limit is not loaded, but counted for the message", async () => {
  const asked: ListQuery[] = [];
  const client: EntityClient = {
    list: async (query = {}) => {
      asked.push(query);
      const rows = [{ id: "1" }];
      return query.isCountedExactly === true
        ? { rows, total: 1_234_567 }
        : { rows, total: MAX_ROWS, isAtLeast: true, next: "n" };
    },
  };
  const failure: unknown = await collectRows(client, { search: "a" }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TooManyRowsError);
  expect(failure).toMatchObject({ total: 1_234_567 });
  expect(asked[1]).toMatchObject({ search: "a", pageSize: 1, isCountedExactly: true });
  expect(asked).toHaveLength(2);
});

test("a list can be loaded if its known length is within the limit", () => {
  expect([isHoldable(MAX_ROWS, false), isHoldable(MAX_ROWS + 1, false)]).toEqual([true, false]);
  expect([isHoldable(26, true), isHoldable(MAX_ROWS, true)]).toEqual([true, false]);
});

test("case 85: records without ids are all kept, and a record that moved between pages appears once", async () => {
  const pages: readonly (readonly EntityRecord[])[] = [
    [{ id: 1, name: "a" }, { id: "1", name: "b" }, record({ name: "c" }), record({ name: "d" }), record({ name: "d" })],
    [{ id: 1, name: "a" }, { id: 2, name: "e" }, { id: 2, name: "f" }, record({ name: "g" })],
  ];
  const client: EntityClient = { list: async ({ page = 1 } = {}) => ({ rows: pages[page - 1] ?? [], total: 9 }) };
  expect((await collectRows(client, {})).map((row) => row["name"]).join("")).toBe("abcddefg");
});

test("a list of rows without ids is requested until a page has no new rows", async () => {
  const list = vi.fn(async () => ({ rows: [record({ name: "a" })], total: 2, isAtLeast: true }));
  expect(await collectRows({ list }, {})).toHaveLength(1);
  expect(list).toHaveBeenCalledTimes(2);
});
