import type { SafeStorage } from "./safe-storage.ts";

/** Reads a JSON value. Null if it is missing or malformed, since another version or a user may have written it. */
export function readJson(
  storage: Pick<SafeStorage, "get">,
  key: string,
  parse: (text: string) => unknown = JSON.parse,
): unknown {
  try {
    return parse(storage.get(key) ?? "null");
  } catch {
    return null;
  }
}

/** Reads the valid items of a JSON list. Null if there is no list. */
export function readItems<Item>(
  storage: SafeStorage,
  key: string,
  isItem: (value: unknown) => value is Item,
): readonly Item[] | null {
  const stored = readJson(storage, key);
  return Array.isArray(stored) ? stored.filter(isItem) : null;
}

/** Writes a JSON list, or removes the key if the list is empty. */
export function writeItems(storage: SafeStorage, key: string, items: readonly unknown[]): void {
  if (items.length === 0) {
    storage.remove(key);
  } else {
    storage.set(key, JSON.stringify(items));
  }
}
