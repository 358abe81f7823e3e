import { vi } from "vitest";

type Key = string | readonly unknown[];

interface Range {
  readonly lower: Key;
  readonly upper: Key;
}

/** The order of keys in the browser's databases: numbers, texts, then arrays. Numbers have at most 15 digits here. */
function toSortable(key: unknown): string {
  if (Array.isArray(key)) {
    return `c${key.map((each) => `${toSortable(each)}\u0001`).join("")}`;
  }
  return typeof key === "number" ? `a${key.toFixed(3).padStart(20, "0")}` : `b${String(key)}`;
}

function compare(one: unknown, other: unknown): number {
  const [first = "", second = ""] = [one, other].map(toSortable);
  return first < second ? -1 : first === second ? 0 : 1;
}

/** A request that succeeds in a later task. */
function succeed<T>(result: T) {
  const request: { result: T; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

function toStore(entries: Map<string, { readonly key: Key; readonly value: unknown }>) {
  const found = (range?: Key | Range) => {
    const isRange = (given: unknown): given is Range => typeof given === "object" && given !== null && "lower" in given;
    const [from, to] = isRange(range) ? [range.lower, range.upper] : [range, range];
    return [...entries.values()]
      .filter(({ key }) => range === undefined || (compare(key, from) >= 0 && compare(key, to) <= 0))
      .sort((one, other) => compare(one.key, other.key));
  };
  return {
    put: (value: unknown, key: Key) => void entries.set(JSON.stringify(key), { key, value: structuredClone(value) }),
    delete: (range: Key | Range) => found(range).forEach(({ key }) => void entries.delete(JSON.stringify(key))),
    getAll: (range?: Range) => succeed(found(range).map(({ value }) => structuredClone(value))),
    getAllKeys: (range?: Range) => succeed(found(range).map(({ key }) => key)),
  };
}

function toDatabase(stores: Map<string, ReturnType<typeof toStore>>) {
  const storeOf = (name: string) => stores.get(name);
  return {
    createObjectStore: (name: string) => void stores.set(name, toStore(new Map())),
    transaction: () => {
      const transaction: { objectStore: typeof storeOf; oncomplete?: () => void } = { objectStore: storeOf };
      setTimeout(() => transaction.oncomplete?.());
      return transaction;
    },
    close: () => undefined,
  };
}

/** Replaces the browser's databases, which jsdom lacks, by ones in memory. Supports what the console uses. */
export function stubDatabases(): void {
  const databases = new Map<string, ReturnType<typeof toDatabase>>();
  vi.stubGlobal("IDBKeyRange", { bound: (lower: Key, upper: Key): Range => ({ lower, upper }) });
  vi.stubGlobal("indexedDB", {
    open: (name: string) => {
      const isNew = !databases.has(name);
      const database = databases.get(name) ?? toDatabase(new Map());
      databases.set(name, database);
      const request: { result: typeof database; onsuccess?: () => void; onupgradeneeded?: () => void } = {
        result: database,
      };
      queueMicrotask(() => {
        if (isNew) {
          request.onupgradeneeded?.();
        }
        request.onsuccess?.();
      });
      return request;
    },
    deleteDatabase: (name: string) => void databases.delete(name),
  });
}
