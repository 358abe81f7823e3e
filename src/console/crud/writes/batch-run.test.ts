import { expect, test, vi } from "vitest";
import type { BatchBody, BatchResponse, BatchResult } from "../../../contract/batch.ts";
import type { CallOptions, EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { changeRecords } from "./change-records.ts";
import { ChangedSinceError } from "./changed-since.ts";

const COUNTS = { created: 0, changed: 0, unchanged: 0, deleted: 0, refused: 0, conflicting: 0 };

/** A backend with a function that returns the result of each row, or with failing calls first. */
function store(toResult: (row: BatchBody["rows"][number]) => Partial<BatchResult>, failures: readonly ApiError[] = []) {
  const left = [...failures];
  const keys: (string | undefined)[] = [];
  const bodies: BatchBody[] = [];
  const client: EntityClient = {
    get: vi.fn(async (id) => ({ record: { id, value: 1 }, etag: null })),
    update: vi.fn(async () => undefined),
    batch: async (body: BatchBody, options?: CallOptions): Promise<BatchResponse> => {
      keys.push(options?.idempotencyKey);
      const failure = left.shift();
      if (failure) {
        throw failure;
      }
      bodies.push(body);
      return {
        counts: COUNTS,
        results: body.rows.map((row) => ({ row: row.row, status: "changed", ...toResult(row) })),
      };
    },
  };
  return { client, keys, bodies };
}

const records = (count: number): readonly EntityRecord[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `n${index}`, value: 1 }));
const changesOf = (count: number) => records(count).map((record) => ({ record, change: { value: 2 } }));
const http = (statusCode: number) => new ApiError({ kind: "http", statusCode, message: "No" });

test("many changes are sent by batch calls of up to 500 rows, with the earlier values as their base", async () => {
  const { client, bodies, keys } = store(() => ({ before: { value: 1 } }));
  const told: number[] = [];
  const { done, undo } = await changeRecords(client, changesOf(1_100), { onProgress: (count) => told.push(count) });
  expect([done.length, bodies.map(({ rows }) => rows.length).sort(), new Set(keys).size]).toEqual([
    1_100,
    [100, 500, 500],
    3,
  ]);
  expect(bodies[0]?.rows[0]).toEqual({ row: 0, operation: "update", id: "0", set: { value: 2 }, base: { value: 1 } });
  expect(told.at(-1)).toBe(1_100);
  expect(undo[0]).toEqual({ record: { id: "0", name: "n0", value: 2 }, change: { value: 1 } });
  expect(client.update).not.toHaveBeenCalled();
});

test("rejected and conflicting rows are failures, and an unchanged row has no undo", async () => {
  const problem = {
    statusCode: 422,
    message: "No",
    details: [{ path: "value", code: "maximum", params: {}, message: "" }],
  };
  const { client } = store(({ row }) => {
    const results: readonly Partial<BatchResult>[] = [
      { status: "refused", problem },
      { status: "conflicting", current: { id: "1", value: 7 } },
      { status: "unchanged" },
    ];
    return results[row] ?? { before: { value: 1 } };
  });
  const { done, failed, undo } = await changeRecords(client, changesOf(60));
  expect([done.length, failed.length, undo.length]).toEqual([58, 2, 57]);
  const errors = failed.map(({ error }) => error);
  expect(errors[0]).toMatchObject({ statusCode: 422, details: [{ path: "value" }] });
  expect(errors[1] instanceof ChangedSinceError && errors[1].now).toEqual({ id: "1", value: 7 });
});

test("a call without a response is repeated with its key", async () => {
  const { client, keys } = store(() => ({}), [http(504)]);
  const { done } = await changeRecords(client, changesOf(60));
  expect([done.length, keys.length, new Set(keys).size]).toEqual([60, 2, 1]);
});

test("without a batch call for the entity, or with few records, single calls are sent", async () => {
  const missing = store(() => ({}), [http(405)]);
  await changeRecords(missing.client, changesOf(60));
  expect(missing.client.update).toHaveBeenCalledTimes(60);
  const few = store(() => ({}));
  await changeRecords(few.client, changesOf(3));
  expect([few.keys, vi.mocked(few.client.update ?? vi.fn()).mock.calls.length]).toEqual([[], 3]);
});

test("objects are changed by single calls, because lists may show less of them than records", async () => {
  const { client, keys } = store(() => ({}));
  const changes = records(60).map((record) => ({ record, change: { place: { city: "Recife" } } }));
  await changeRecords(client, changes);
  expect(keys).toEqual([]);
});
