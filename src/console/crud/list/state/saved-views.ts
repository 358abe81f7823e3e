import { useSyncExternalStore } from "react";
import type { ListView } from "../../../../contract/list-views.ts";
import { isObject } from "../../../lib/json-object.ts";
import { safeStorage } from "../../../lib/safe-storage.ts";
import { createSignal } from "../../../lib/signal.ts";
import { readItems, readJson } from "../../../lib/stored-json.ts";
import { originOf } from "./team-views.ts";

/** Named state of a list, stored in this browser. */
export interface SavedView {
  readonly name: string;
  /** Query string of the list, without a question mark. */
  readonly search: string;
  /** True if the list opens with this view. */
  readonly isDefault: boolean;
}

export interface ColumnWidths {
  readonly [column: string]: number;
}

/** The user's column and page size settings of an entity's list. */
export interface ListPreferences {
  readonly columns?: readonly string[];
  /** Column widths in pixels; undefined if columns size themselves. */
  readonly widths?: ColumnWidths | undefined;
  readonly size?: number;
}

const storage = safeStorage(() => window.localStorage);

function isView(value: unknown): value is SavedView {
  return isObject(value) && typeof value["name"] === "string" && typeof value["search"] === "string";
}

const viewsKey = (entity: string) => `console-views-${entity}`;
const preferencesKey = (entity: string) => `console-list-${entity}`;

/** Reads the saved views of an entity's list from storage. */
export function readViews(entity: string): readonly SavedView[] {
  const kept = readItems(storage, viewsKey(entity), isView) ?? [];
  return kept.map((view) => ({ ...view, isDefault: view.isDefault === true }));
}

/**
 * Stores the saved views. Returns false if the browser could not persist them; they then last until the page is closed.
 */
export function saveViews(entity: string, views: readonly SavedView[]): boolean {
  return storage.set(viewsKey(entity), JSON.stringify(views));
}

/** True if the browser could not persist some data, which then lasts until the page is closed. */
export const isStorageVolatile = storage.isVolatile;

/**
 * Reads the list preferences from storage. Members of an unexpected type are ignored, since another version or a user
 * may have written them.
 */
export function readPreferences(entity: string): ListPreferences {
  const kept = readJson(storage, preferencesKey(entity));
  const { columns, widths, size } = isObject(kept) ? kept : {};
  const areWidths = isObject(widths) && Object.values(widths).every((width) => typeof width === "number");
  return {
    ...(Array.isArray(columns) && columns.every((name) => typeof name === "string") ? { columns } : {}),
    ...(areWidths ? { widths: widths as ColumnWidths } : {}),
    ...(Number.isInteger(size) ? { size: Number(size) } : {}),
  };
}

const preferencesChanged = createSignal();

export function savePreferences(entity: string, preferences: ListPreferences): void {
  storage.set(preferencesKey(entity), JSON.stringify({ ...readPreferences(entity), ...preferences }));
  preferencesChanged.emit();
}

/** Serialized list preferences. Re-renders on every change. */
export function useSavedPreferences(entity: string): string | null {
  return useSyncExternalStore(preferencesChanged.subscribe, () => storage.get(preferencesKey(entity)));
}

/**
 * Adds the user's preferences to a URL: the view that it names, the default view if the query string is empty, and the
 * saved columns and page size. Views of the backend have priority over those of the browser.
 */
export function withPreferences(
  entity: string,
  params: URLSearchParams,
  views: readonly ListView[] = [],
): URLSearchParams {
  const origin = params.size > 1 ? undefined : originOf(params, views);
  const browsers = params.size === 0 ? readViews(entity).find(({ isDefault }) => isDefault) : undefined;
  const full = new URLSearchParams((origin ?? browsers)?.search ?? params);
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
