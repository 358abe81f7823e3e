import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useTexts } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import type { RecordChange } from "./record-change.ts";

/** Undoes changes of an entity's records and shows the result. The code is lazy-loaded on first use. */
export function useUndo(screens: EntityScreens<MessageKey>): (changes: readonly RecordChange[]) => Promise<void> {
  const { entity } = screens;
  const texts = useTexts();
  const { notify } = useNotify();
  const queries = useQueryClient();
  const client = useEntityClient(entity);
  return useCallback(
    async (changes) => {
      const undo = async (some: readonly RecordChange[]): Promise<void> => {
        const again = (left: readonly RecordChange[]) => void undo(left);
        try {
          const { runUndo } = await import("./run-undo.ts");
          await texts.loadAllTexts();
          const toasts = await runUndo(some, { screens, client, text: texts.getSnapshot(), notify, again });
          await queries.invalidateQueries({ queryKey: entityKey(entity) });
          for (const toast of toasts) {
            notify(toast);
          }
        } catch {
          // The chunk could not be loaded, so no request was sent.
          const { t } = texts.getSnapshot();
          const action = { label: t("bulk.undo"), run: () => again(some) };
          notify({ kind: "error", text: t("shell.error.network"), action });
        }
      };
      await undo(changes);
    },
    [texts, notify, queries, client, entity, screens],
  );
}
