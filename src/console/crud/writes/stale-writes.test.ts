import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { runAction, runArchive, runDelete } from "../actions/record-runs.ts";
import { changeRecords, remainingRecords } from "./change-records.ts";
import { ChangedSinceError, memberReader } from "./changed-since.ts";

/** Writes that start from a displayed record must keep concurrent changes and report the record as failed. */

const archive = { field: "status", value: "archived", labelKey: "x", successKey: "x" };
const screens = { ...memberScreens, archive } as unknown as EntityScreens<MessageKey>;
const action = {
  name: "pause",
  on: "record",
  labelKey: "x",
  failureKey: "x",
  successKey: "x",
} as unknown as ActionDescriptor<MessageKey>;
const shown = (id: string): EntityRecord => ({
  id,
  username: `${id}@escola.example`,
  status: "active",
  bookId: { id: "b1", name: "Livro" },
  type: "reader",
});

interface Options {
  readonly hasEtags: boolean;
  /** Called before each write to simulate a save between read and write. */
  readonly between?: () => void;
}

/** An in-memory backend. Record responses contain the relation as an id, list responses as a record. */
function createStore(ids: readonly string[], { hasEtags, between = () => undefined }: Options) {
  const held = new Map(ids.map((id) => [id, { version: 1, record: { ...shown(id), bookId: "b1" } as EntityRecord }]));
  const find = (id: unknown) => {
    const found = held.get(String(id));
    if (!found) {
      throw new ApiError({ kind: "http", statusCode: 404, message: "Not found" });
    }
    return found;
  };
  const put = (id: unknown, change: object) => {
    const { version, record } = find(id);
    held.set(String(id), { version: version + 1, record: { ...record, ...change } });
  };
  const write = (id: unknown, etag: string | null | undefined, run: () => void) => {
    between();
    if (hasEtags && etag && etag !== `"${find(id).version}"`) {
      throw new ApiError({ kind: "http", statusCode: 412, message: "Outdated" });
    }
    find(id);
    run();
  };
  const client: EntityClient & { readonly pause: (id: unknown) => Promise<void> } = {
    get: async (id) => {
      const { record, version } = find(id);
      return { record, etag: hasEtags ? `"${version}"` : null };
    },
    update: async (id, body, options) => write(id, options?.etag, () => put(id, body)),
    delete: async (id, options) => write(id, options?.etag, () => void held.delete(String(id))),
    pause: async (id) => write(id, null, () => put(id, { status: "paused" })),
  };
  return { client, held, put };
}

type Store = ReturnType<typeof createStore>;

const setting = ({ client }: Store) => ({
  screens,
  client,
  t: (key: string) => key,
  notify: () => undefined,
  submit: async <T>(_: string, call: (options: object) => Promise<T>) => await call({}),
});

/** Each kind of write on displayed records. Returns the records that it reports as failed. */
const writes: {
  readonly [name: string]: (store: Store, records: readonly EntityRecord[]) => Promise<readonly EntityRecord[]>;
} = {
  "a change of many": async ({ client }, records) => {
    const changes = records.map((record) => ({ record, change: { status: "blocked" } }));
    return remainingRecords(await changeRecords(client, changes, { read: memberReader(screens) }));
  },
  "an undo": async ({ client }, records) => {
    const changes = records.map((record) => ({ record, change: { status: "paused" } }));
    return remainingRecords(await changeRecords(client, changes, { read: memberReader(screens) }));
  },
  "a deletion of many": async (store, records) => (await runDelete(setting(store) as never, records, null)).remaining,
  "an action on many": async (store, records) =>
    (await runAction(setting(store) as never, { action, records })).remaining,
  archiving: async (store, records) => {
    const left: EntityRecord[] = [];
    for (const record of records) {
      const { toasts } = await runArchive(setting(store) as never, record);
      left.push(...(toasts.some(({ kind }) => kind === "error") ? [record] : []));
    }
    return left;
  },
};

const ids = ["m1", "m2", "m3", "m4"];

describe.each(Object.entries(writes))("%s", (_, write) => {
  test.each([true, false])(
    "does not overwrite records that changed since they were displayed (ETags: %s)",
    async (hasEtags) => {
      await fc.assert(
        fc.asyncProperty(fc.subarray(ids), async (changed) => {
          const store = createStore(ids, { hasEtags });
          for (const id of changed) {
            store.put(id, { status: "waiting" });
          }
          const remaining = await write(store, ids.map(shown));
          expect(remaining.map(({ id }) => id)).toEqual(changed);
          for (const id of ids) {
            const status = store.held.get(id)?.record["status"];
            expect(status === "waiting").toBe(changed.includes(id));
            expect(status).not.toBe("active");
          }
        }),
        { numRuns: 30 },
      );
    },
  );
});

test("a retry succeeds, because the selected records have their current values", async () => {
  const store = createStore(ids, { hasEtags: true });
  store.put("m2", { status: "waiting" });
  const change = writes["a change of many"];
  const left = (await change?.(store, ids.map(shown))) ?? [];
  expect(left).toMatchObject([{ id: "m2", status: "waiting" }]);
  expect(await change?.(store, left)).toEqual([]);
  expect(store.held.get("m2")?.record["status"]).toBe("blocked");
});

test("a save between read and write is kept if the backend has ETags", async () => {
  const store: Store = createStore(["m1"], { hasEtags: true, between: () => once() });
  let isFirst = true;
  const once = () => {
    if (isFirst) {
      isFirst = false;
      store.put("m1", { status: "waiting" });
    }
  };
  const changes = [{ record: shown("m1"), change: { status: "blocked" } }];
  const { failed } = await changeRecords(store.client, changes, { read: memberReader(screens) });
  expect(failed[0]?.error).toBeInstanceOf(ChangedSinceError);
  expect(store.held.get("m1")?.record["status"]).toBe("waiting");
});

test("a concurrent change of another field is kept and does not fail the bulk change", async () => {
  const store = createStore(["m1"], { hasEtags: false });
  store.put("m1", { username: "nova@escola.example" });
  expect(await writes["a change of many"]?.(store, [shown("m1")])).toEqual([]);
  expect(store.held.get("m1")?.record).toMatchObject({ username: "nova@escola.example", status: "blocked" });
});

test("a record that already has the new value succeeds without a write", async () => {
  const store = createStore(["m1"], { hasEtags: true });
  store.put("m1", { status: "blocked" });
  const outcome = await changeRecords(store.client, [{ record: shown("m1"), change: { status: "blocked" } }]);
  expect([outcome.done.length, outcome.undo, store.held.get("m1")?.version]).toEqual([1, [], 2]);
});

test("a member that list rows omit is changed without a stale check", async () => {
  const store = createStore(["m1"], { hasEtags: true });
  const { status: _, ...row } = shown("m1");
  const outcome = await changeRecords(store.client, [{ record: row as EntityRecord, change: { status: "blocked" } }]);
  expect(outcome.done).toHaveLength(1);
});

test("deleted records are removed from the selection", async () => {
  const store = createStore(["m1"], { hasEtags: true });
  expect(await writes["a change of many"]?.(store, [shown("m1"), shown("gone")])).toEqual([]);
  expect(await writes["an action on many"]?.(store, [shown("gone"), shown("away")])).toEqual([]);
});
