import { useMemo, useSyncExternalStore } from "react";
import { useText } from "../../../i18n/use-text.ts";
import { createSignal } from "../../../lib/signal.ts";
import { useNotify } from "../../../notify/use-notify.ts";
import { readViews, type SavedView, saveViews } from "../state/saved-views.ts";
import { NEW_VIEW, type ViewStore } from "./view-store.ts";

const changed = createSignal();

function subscribe(listener: () => void): () => void {
  const unsubscribe = changed.subscribe(listener);
  // Fires when another tab changes the storage.
  window.addEventListener("storage", listener);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", listener);
  };
}

/** Views of a list that this browser stores. Re-renders when another tab changes them. */
export function useSavedViews(entity: string): readonly SavedView[] {
  const kept = useSyncExternalStore(subscribe, () => JSON.stringify(readViews(entity)));
  return useMemo((): readonly SavedView[] => JSON.parse(kept), [kept]);
}

/**
 * Views of a list in this browser, whose ids are their names. Each operation applies to the current content of the
 * storage, which another tab may have changed.
 */
export function useBrowserViews(entity: string): ViewStore {
  const { t } = useText();
  const { notify } = useNotify();
  const saved = useSavedViews(entity);
  const change = (next: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const isKept = saveViews(entity, next(readViews(entity)));
    changed.emit();
    return isKept;
  };
  const save: ViewStore["save"] = async (id, { name, search, isDefault }) => {
    const view = { name, search, isDefault };
    const isKept = change((views) => {
      const others = isDefault ? views.map((each) => ({ ...each, isDefault: false })) : views;
      return views.some((each) => each.name === id)
        ? others.map((each) => (each.name === id ? view : each))
        : [...others, view];
    });
    notify(isKept ? { text: t("find.views.saved") } : { kind: "warning", text: t("find.views.unkept") });
    return name;
  };
  return {
    views: saved.map((view) => ({ ...NEW_VIEW, ...view, id: view.name, list: entity })),
    isBusy: false,
    save,
    setDefault: (id, isDefault) =>
      void change((views) => views.map((view) => ({ ...view, isDefault: isDefault && view.name === id }))),
    remove: async (id) => void change((views) => views.filter(({ name }) => name !== id)),
  };
}
