import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import { useText } from "../../i18n/use-text.ts";
import { useIsMounted } from "../../lib/use-is-mounted.ts";
import { useNotify } from "../../notify/use-notify.ts";
import type { ChangeOutcome } from "../writes/batch-changes.ts";
import { changeRecords } from "../writes/change-records.ts";
import { memberReader } from "../writes/changed-since.ts";
import { toPauseToast } from "../writes/pause-text.ts";
import type { RecordChange } from "../writes/record-change.ts";
import { useLoadChangeForm } from "../writes/use-change-form.ts";
import { useUndo } from "../writes/use-undo.ts";

/** Duration of the notification after a run that finished off screen, in milliseconds. */
const CUT_MS = 20_000;

/** The field to change, and its new value if preselected. */
export interface BulkChoice {
  readonly field: string;
  readonly value?: unknown;
}

/** State of a run: idle, running with progress, or over. */
export type BulkRun =
  | { readonly step: "idle" }
  | {
      readonly step: "running";
      readonly done: number;
      readonly total: number;
      /** End of the pause that the backend requested, or null. */
      readonly until: number | null;
    }
  | { readonly step: "over"; readonly outcome: ChangeOutcome; readonly total: number };

/**
 * Changes many records with progress, reports the outcome and shows an undo action.
 *
 * @example
 * const { start } = useBulkChange(screens, ({ failed }) => setFailed(failed));
 */
export function useBulkChange(
  screens: EntityScreens<MessageKey>,
  onDone: (outcome: ChangeOutcome) => void,
  // True if the caller displays the run and its pauses. Otherwise pauses are shown as notifications.
  isShown = false,
) {
  const { t } = useText();
  const { notify } = useNotify();
  const queries = useQueryClient();
  const client = useEntityClient(screens.entity);
  const [run, setRun] = useState<BulkRun>({ step: "idle" });
  const stopper = useRef<AbortController | null>(null);
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: entityKey(screens.entity) }),
    [queries, screens.entity],
  );

  const addChange = useAddChange();
  const toUndo = useUndo(screens);
  const isMounted = useIsMounted();
  const loadForm = useLoadChangeForm(screens);

  const start = useCallback(
    async (changes: readonly RecordChange[]) => {
      const total = changes.length;
      stopper.current = new AbortController();
      let done = 0;
      const tell = (until: number | null) => setRun({ step: "running", done, total, until });
      tell(null);
      const write = await loadForm().catch(() => null);
      if (write === null) {
        // The lazy chunk failed to load, and no request was sent.
        notify({ kind: "error", text: t("shell.error.network") });
        setRun({ step: "idle" });
        return;
      }
      const outcome = await changeRecords(client, changes, {
        write,
        read: memberReader(screens),
        signal: stopper.current.signal,
        onProgress: (count) => {
          done = count;
          tell(null);
        },
        onPause: (until) => {
          tell(until);
          if (!isShown) {
            notify(toPauseToast(t, until));
          }
        },
      });
      setRun({ step: "over", outcome, total });
      if (!isMounted() && outcome.done.length < total) {
        // The user left the page or signed out, so the dialog with the failures is gone.
        notify({ kind: "warning", text: t("bulk.cut", { done: outcome.done.length, total }), ms: CUT_MS });
      }
      await refresh();
      if (outcome.done.length > 0) {
        const text = t(screens.messages.bulkDone, { count: outcome.done.length });
        notify({ text, ...addChange({ text, undo: outcome.undo.length > 0 ? toUndo(outcome.undo) : null }) });
      }
      onDone(outcome);
    },
    [client, refresh, notify, t, addChange, toUndo, onDone, screens, isShown, isMounted, loadForm],
  );
  return { run, start, stop: () => stopper.current?.abort() };
}
