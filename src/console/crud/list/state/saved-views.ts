import { useSyncExternalStore } from "react";
import { isObject } from "../../../lib/json-object.ts";
import { safeStorage } from "../../../lib/safe-storage.ts";

/** A list as somebody wants to find it again; kept in this browser. */
export interface SavedView {
  readonly name: string;
  /** What stands behind the list's path, without a question mark. */
  readonly search: string;
  /** Whether the list opens in it. */
  readonly isDefault: boolean;
}

export interface ColumnWidths {
  readonly [column: string]: number;
}

/** How an entity's list was left, in columns and size. */
export interface ListPreferences {
  readonly columns?: readonly string[];
  /** Of columns, in pixels; undefined where they find their own. */
  readonly widths?: ColumnWidths | undefined;
  readonly size?: number;
}

const storage = safeStorage(() => window.localStorage);

function isView(value: unknown): value is SavedView {
  return isObject(value) && typeof value["name"] === "string" && typeof value["search"] === "string";
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(storage.get(key) ?? "null");
  } catch {
    return null;
  }
}

const viewsKey = (entity: string) => `console-views-${entity}`;
const preferencesKey = (entity: string) => `console-list-${entity}`;

/** The saved views of an entity's list, as they are kept now. */
export function readViews(entity: string): readonly SavedView[] {
  const kept = readJson(viewsKey(entity));
  return Array.isArray(kept)
    ? kept.filter(isView).map((view) => ({ ...view, isDefault: view.isDefault === true }))
    : [];
}

/** Answers whether they are kept for longer than this page. */
export function saveViews(entity: string, views: readonly SavedView[]): boolean {
  return storage.set(viewsKey(entity), JSON.stringify(views));
}

/** Whether the browser did not keep something of it: then it lasts as long as the page. */
export const isStorageVolatile = storage.isVolatile;

/** How the list was left. Members of another type, as another version or a person may have written them, are ignored. */
export function readPreferences(entity: string): ListPreferences {
  const kept = readJson(preferencesKey(entity));
  const { columns, widths, size } = isObject(kept) ? kept : {};
  const areWidths = isObject(widths) && Object.values(widths).every((width) => typeof width === "number");
  return {
    ...(Array.isArray(columns) && columns.every((name) => typeof name === "string") ? { columns } : {}),
    ...(areWidths ? { widths: widths as ColumnWidths } : {}),
    ...(Number.isInteger(size) ? { size: Number(size) } : {}),
  };
}

const listeners = new Set<() => void>();

export function savePreferences(entity: string, preferences: ListPreferences): void {
  storage.set(preferencesKey(entity), JSON.stringify({ ...readPreferences(entity), ...preferences }));
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the list was left, as it is kept; follows each change. */
export function useSavedPreferences(entity: string): string | null {
  return useSyncExternalStore(subscribe, () => storage.get(preferencesKey(entity)));
}

/** What an address leaves unsaid, as it was left: the default view where it says nothing at all, else columns and size. */
export function withPreferences(entity: string, params: URLSearchParams): URLSearchParams {
  const view = params.size === 0 ? readViews(entity).find(({ isDefault }) => isDefault) : undefined;
  const full = new URLSearchParams(view?.search ?? params);
  const { columns, size } = readPreferences(entity);
  if (columns && !full.has("columns")) {
    full.set("columns", columns.join(","));
  }
  if (size !== undefined && !full.has("size")) {
    full.set("size", String(size));
  }
  full.delete("view");
  return full;
}
