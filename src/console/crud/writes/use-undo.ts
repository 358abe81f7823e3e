import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useTransport } from "../../data/backend-contexts.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import type { Undo } from "../../data/recent-changes.ts";
import { isRecord } from "../../data/record-id.ts";
import { useTexts } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import type { RecordChange } from "./record-change.ts";
import type { RunUndo } from "./run-undo.ts";

type UndoCode = typeof import("./run-undo.ts");

/**
 * Returns a function that makes an undo of a lazy-loaded one: it loads the code and the texts, runs it and refetches
 * the entity's data. If the code cannot be loaded, no request was sent, and the undo can be repeated.
 */
function useLazyUndo(screens: EntityScreens<MessageKey>): (toRun: (code: UndoCode) => RunUndo) => Undo {
  const { entity } = screens;
  const texts = useTexts();
  const { notify } = useNotify();
  const queries = useQueryClient();
  const client = useEntityClient(entity);
  return useCallback(
    (toRun) => {
      const undo: Undo = async (run) => {
        try {
          const start = toRun(await import("./run-undo.ts"));
          await texts.loadAllTexts();
          const outcome = await start({ screens, client, text: texts.getSnapshot(), notify, run });
          await queries.invalidateQueries({ queryKey: entityKey(entity) });
          return outcome;
        } catch {
          const { t } = texts.getSnapshot();
          const action = { label: t("bulk.undo"), run: run.again };
          return { toasts: [{ kind: "error", text: t("shell.error.network"), action }], problems: [], left: undo };
        }
      };
      return undo;
    },
    [texts, notify, queries, client, entity, screens],
  );
}

/** Returns a function that makes the undo of changes of an entity's records. */
export function useUndo(screens: EntityScreens<MessageKey>): (changes: readonly RecordChange[]) => Undo {
  const toUndo = useLazyUndo(screens);
  return useCallback((changes) => toUndo(({ undoChanges }) => undoChanges(changes)), [toUndo]);
}

/**
 * Returns a function that makes the undo of a creation: it deletes the created records. Null if the backend did not
 * return them, or if they cannot be deleted.
 */
export function useUndoCreation(screens: EntityScreens<MessageKey>): (created: readonly unknown[]) => Undo | null {
  const toUndo = useLazyUndo(screens);
  return useCallback(
    (created) => {
      const records = created.filter(isRecord);
      return records.length === 0 || !screens.operations.includes("delete")
        ? null
        : toUndo(({ undoCreation }) => undoCreation(records));
    },
    [toUndo, screens],
  );
}

/** Returns a function that makes the undo of a deletion. Null if the backend has no trash. */
export function useUndoDeletion(screens: EntityScreens<MessageKey>): (deleted: readonly EntityRecord[]) => Undo | null {
  const toUndo = useLazyUndo(screens);
  const transport = useTransport();
  const { trash } = useAbilities();
  return useCallback(
    (deleted) =>
      trash === 0 || deleted.length === 0 ? null : toUndo(({ undoDeletion }) => undoDeletion(deleted, transport)),
    [toUndo, trash, transport],
  );
}
