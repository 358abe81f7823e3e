import { useCallback } from "react";
import { useRecentChanges } from "../../data/recent-changes.ts";
import { useTexts } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";

/**
 * Returns a function that undoes the last change that is not undone. If it cannot be undone, a notification says so.
 * The function returns false if there is no such change.
 */
export function useUndoLast(): () => boolean {
  const texts = useTexts();
  const { notify } = useNotify();
  const changes = useRecentChanges();
  return useCallback(() => {
    const last = changes.last();
    if (last?.undo) {
      void changes.undo(last.id, notify);
    } else if (last) {
      // Texts that are not loaded, e.g. offline, do not keep the user from reading the entry.
      void texts.loadAllTexts().finally(() => {
        const { t } = texts.getSnapshot();
        notify({ kind: "info", text: t("recent.lastCannot", { text: last.text }) });
      });
    }
    return last !== null;
  }, [texts, notify, changes]);
}
