import { useCallback } from "react";
import { useTexts } from "../i18n/use-text.ts";
import type { ToastRequest } from "../notify/toast.ts";
import { useNotify } from "../notify/use-notify.ts";
import { useRecentChanges, type WrittenChange } from "./recent-changes.ts";

/** The part of a notification that undoes a write; empty if it cannot be undone. */
export type UndoAction = Pick<ToastRequest, "action">;

/**
 * Returns a function that adds a write to the recent changes. It returns the undo action for the notification.
 *
 * @example
 * const addChange = useAddChange();
 * notify({ text, ...addChange({ text, undo }) });
 */
export function useAddChange(): (change: WrittenChange) => UndoAction {
  const texts = useTexts();
  const { notify } = useNotify();
  const changes = useRecentChanges();
  return useCallback(
    (change) => {
      const id = changes.add(change);
      const run = () => void changes.undo(id, notify);
      return change.undo === null ? {} : { action: { label: texts.getSnapshot().t("bulk.undo"), run } };
    },
    [texts, notify, changes],
  );
}
