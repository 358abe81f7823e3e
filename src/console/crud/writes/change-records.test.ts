import { expect, test, vi } from "vitest";
import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { changeRecords } from "./change-records.ts";

function store(...records: readonly EntityRecord[]) {
  const held = new Map(records.map((record) => [String(record.id), record]));
  const client: EntityClient = {
    get: async (id) => ({ record: held.get(String(id)) ?? { id }, etag: null }),
    update: vi.fn(async (id, body) => {
      const record = body as EntityRecord;
      if (record["status"] === "refused") {
        throw new ApiError({ kind: "http", statusCode: 422, message: "no" } as never);
      }
      held.set(String(id), record);
    }),
  };
  return { client, held };
}

const one = { id: "1", status: "active", name: "a" };
const two = { id: "2", status: "pending", name: "b" };

test("each change is applied to the current record", async () => {
  const { client, held } = store({ ...one, name: "renamed" }, two);
  const changes = [one, two].map((record) => ({ record, change: { status: "barred" } }));
  const { done, failed } = await changeRecords(client, changes);
  expect([done.length, failed.length]).toEqual([2, 0]);
  expect([...held.values()]).toEqual([
    { ...one, name: "renamed", status: "barred" },
    { ...two, status: "barred" },
  ]);
});

test("a failure is reported and does not stop the other changes", async () => {
  const { client } = store(one, two);
  const { done, failed } = await changeRecords(client, [
    { record: one, change: { status: "refused" } },
    { record: two, change: { status: "barred" } },
  ]);
  expect(done.map(({ record }) => record.id)).toEqual(["2"]);
  expect(failed.map(({ item }) => item.record.id)).toEqual(["1"]);
});

test("an undo restores the previous values, except on records that changed since", async () => {
  const { client, held } = store(one, two);
  const { undo } = await changeRecords(
    client,
    [one, two].map((record) => ({ record, change: { status: "barred" } })),
  );
  held.set("2", { ...two, status: "closed" });
  const undone = await changeRecords(client, undo);
  expect([undone.done.length, undone.failed.length]).toEqual([1, 1]);
  expect([held.get("1")?.["status"], held.get("2")?.["status"]]).toEqual(["active", "closed"]);
});

const refusal = (statusCode: number) => new ApiError({ kind: "http", statusCode, message: "No" });

test("after a lost response, a record with the new values counts as changed", async () => {
  const { client, held } = store(one, two);
  const lost: EntityClient = {
    ...client,
    update: async (id, body) => {
      // Record 1 is written before its response is lost; record 2 is not.
      if (id === "1") {
        await client.update?.(id, body);
      }
      throw refusal(504);
    },
  };
  const changes = [one, two].map((record) => ({ record, change: { status: "barred" } }));
  const { done, failed } = await changeRecords(lost, changes);
  expect(done.map(({ record }) => record.id)).toEqual(["1"]);
  expect(failed.map(({ item }) => item.record.id)).toEqual(["2"]);
  expect(held.get("2")).toEqual(two);
});

test.each([409, 412])("after a %d, the change is applied to the newest version", async (status) => {
  const { client, held } = store(one);
  const update = vi.fn<NonNullable<EntityClient["update"]>>(async (id, body) => {
    if (update.mock.calls.length === 1) {
      held.set("1", { ...one, name: "renamed" });
      throw refusal(status);
    }
    await client.update?.(id, body);
  });
  const { done } = await changeRecords({ ...client, update }, [{ record: one, change: { status: "barred" } }]);
  expect(done).toHaveLength(1);
  expect(held.get("1")).toEqual({ ...one, name: "renamed", status: "barred" });
});

test("a stopped run leaves the remaining records unchanged", async () => {
  const { client, held } = store(...Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, status: "active" })));
  const stopper = new AbortController();
  const changes = [...held.values()].map((record) => ({ record, change: { status: "barred" } }));
  const { done } = await changeRecords(client, changes, {
    signal: stopper.signal,
    onProgress: (count) => (count === 8 ? stopper.abort() : undefined),
  });
  expect(done.length).toBeLessThan(16);
  expect([...held.values()].filter(({ status }) => status === "active").length).toBe(40 - done.length);
});
