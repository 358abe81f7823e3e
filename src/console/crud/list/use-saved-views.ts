import { useCallback, useState } from "react";
import { keepViews, readViews, type SavedView } from "./saved-views.ts";

/** Saved views, and the way to keep others; a view of the same name is replaced. */
export function useSavedViews(entity: string) {
  const [views, setViews] = useState(() => readViews(entity));
  const keep = useCallback(
    (next: readonly SavedView[]) => {
      keepViews(entity, next);
      setViews(next);
    },
    [entity],
  );
  const save = useCallback(
    (view: SavedView) => {
      const others = readViews(entity)
        .filter(({ name }) => name !== view.name)
        .map((each) => (view.isDefault ? { ...each, isDefault: false } : each));
      keep([...others, view]);
    },
    [entity, keep],
  );
  const remove = useCallback(
    (name: string) => keep(readViews(entity).filter((view) => view.name !== name)),
    [entity, keep],
  );
  return { views, save, remove };
}
