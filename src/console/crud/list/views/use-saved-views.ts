import { useMemo, useSyncExternalStore } from "react";
import { readViews, type SavedView, saveViews } from "../state/saved-views.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Fires when another tab changes the storage.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * Operations on the saved views of a list. Each one applies to the current content of the storage, which another tab
 * may have changed.
 */
export interface ViewChanges {
  /** Adds a view or replaces the one with the same name. Returns false if the browser could not persist it. */
  readonly save: (view: SavedView) => boolean;
  readonly rename: (name: string, next: string) => void;
  /** Makes a view the default, or removes the default if it already is. */
  readonly toggleDefault: (name: string) => void;
  readonly remove: (name: string) => void;
}

function changesOf(entity: string): ViewChanges {
  const change = (next: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const isKept = saveViews(entity, next(readViews(entity)));
    for (const listener of listeners) {
      listener();
    }
    return isKept;
  };
  const notDefault = (view: SavedView) => ({ ...view, isDefault: false });
  return {
    save: (view) =>
      change((views) => {
        const others = view.isDefault ? views.map(notDefault) : views;
        const isThere = views.some(({ name }) => name === view.name);
        return isThere ? others.map((each) => (each.name === view.name ? view : each)) : [...others, view];
      }),
    rename: (name, next) =>
      change((views) => views.map((view) => (view.name === name ? { ...view, name: next } : view))),
    toggleDefault: (name) =>
      change((views) => views.map((view) => ({ ...view, isDefault: view.name === name && !view.isDefault }))),
    remove: (name) => change((views) => views.filter((view) => view.name !== name)),
  };
}

/** Saved views of a list and operations on them. Re-renders when another tab changes them. */
export function useSavedViews(entity: string): ViewChanges & { readonly views: readonly SavedView[] } {
  const kept = useSyncExternalStore(subscribe, () => JSON.stringify(readViews(entity)));
  const views = useMemo((): readonly SavedView[] => JSON.parse(kept), [kept]);
  const changes = useMemo(() => changesOf(entity), [entity]);
  return { views, ...changes };
}
