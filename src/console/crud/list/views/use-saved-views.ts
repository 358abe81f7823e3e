import { useMemo, useSyncExternalStore } from "react";
import { readViews, type SavedView, saveViews } from "../state/saved-views.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // What another tab keeps.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** What can be done with the saved views of a list. Each of them is done to what is kept now, by any tab. */
export interface ViewChanges {
  /** Keeps a view; one of the same name is replaced. Answers whether it is kept for longer than this page. */
  readonly save: (view: SavedView) => boolean;
  readonly rename: (name: string, next: string) => void;
  /** Has the list open in that view; in none where it did so. */
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

/** The saved views of a list, also as another tab keeps them, and the way to change them. */
export function useSavedViews(entity: string): ViewChanges & { readonly views: readonly SavedView[] } {
  const kept = useSyncExternalStore(subscribe, () => JSON.stringify(readViews(entity)));
  const views = useMemo((): readonly SavedView[] => JSON.parse(kept), [kept]);
  const changes = useMemo(() => changesOf(entity), [entity]);
  return { views, ...changes };
}
