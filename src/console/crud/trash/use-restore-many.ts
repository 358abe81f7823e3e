import { useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { ListQuery } from "../../../contract/transport.ts";
import type { DeletedRow } from "../../../contract/trash.ts";
import { useAbilities } from "../../data/abilities.ts";
import { collectRows } from "../../data/collect-rows.ts";
import { isRecord } from "../../data/record-id.ts";
import { mostRows } from "../../data/too-many-rows.ts";
import type { TrashCalls } from "../../data/trash-calls.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { countReasons } from "../writes/change-failures.ts";
import { failureText } from "../writes/failure-text.ts";
import { toPauseToast } from "../writes/pause-text.ts";
import { runEach } from "../writes/run-each.ts";
import { useUndoCreation } from "../writes/use-undo.ts";
import { useRestoreAll } from "./use-restore-all.ts";

/** Deleted records by the id of their trash entry. */
type ChosenRows = ReadonlyMap<string, DeletedRow>;

const NONE: ChosenRows = new Map();

/** The loaded selected records of a trash, and calls that load all matching ones and restore them one by one. */
function useRestoreChosen(screens: EntityScreens<MessageKey>, calls: TrashCalls) {
  const { t, ...text } = useText();
  const { notify } = useNotify();
  const most = mostRows(useAbilities());
  const addChange = useAddChange();
  const toUndo = useUndoCreation(screens);
  const [chosen, setChosen] = useState(NONE);
  const [done, setDone] = useState<number | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const choose = (rows: readonly DeletedRow[]) => setChosen(new Map(rows.map((row) => [row.id, row])));
  const toggle = (row: DeletedRow) => {
    const next = new Map(chosen);
    if (!next.delete(row.id)) {
      next.set(row.id, row);
    }
    setChosen(next);
  };
  const nameOf = (count: number) => t(screens.messages.count, { count });

  const { run: restore } = useBackendMutation({
    call: async (rows: readonly DeletedRow[]) => {
      stopper.current = new AbortController();
      setDone(0);
      return await runEach(rows, ({ id }) => calls.restore(id), {
        signal: stopper.current.signal,
        onProgress: setDone,
        onPause: (until) => notify(toPauseToast(t, until)),
      });
    },
    onAnswer: (outcome) => {
      const restored = t("trash.restored", { title: nameOf(outcome.done.length) });
      const undo = toUndo(outcome.done.map(({ record }) => record).filter(isRecord));
      const reasons = countReasons(outcome.failed, (error) => failureText({ t, ...text }, error, screens));
      return [
        ...(outcome.done.length > 0 ? [{ text: restored, ...addChange({ text: restored, undo }) }] : []),
        ...[...reasons].map(([reason, count]) => ({
          kind: "warning" as const,
          text: t("trash.failed", { title: nameOf(count), reason }),
        })),
      ];
    },
    // Failed records stay selected.
    onDone: ({ failed, left }) => choose([...failed.map(({ item }) => item), ...left]),
    toInvalidate: () => ({ queryKey: [screens.entity] }),
  });

  const { run: chooseMatching, isPending: isChoosing } = useBackendMutation({
    call: async (query: Omit<ListQuery, "page" | "pageSize">) => {
      const list = (asked: ListQuery = {}) => calls.list(asked);
      return await collectRows({ list }, query, { most });
    },
    onDone: choose,
  });

  return {
    chosen,
    toggle,
    clear: () => setChosen(NONE),
    chooseMatching,
    isChoosing,
    done,
    restore: async () => {
      await restore([...chosen.values()]);
      setDone(null);
    },
    stop: () => stopper.current?.abort(),
  };
}

/**
 * The selected records of a trash, and calls that select all matching ones and restore them: by a job of the backend if it
 * has jobs and there are many.
 */
export function useRestoreMany(screens: EntityScreens<MessageKey>, calls: TrashCalls) {
  const own = useRestoreChosen(screens, calls);
  const byJob = useRestoreAll(screens, calls, own.chooseMatching);
  const { all } = byJob;
  return {
    /** Number of selected records. */
    count: all?.count ?? own.chosen.size,
    isChosen: ({ id, recordId }: DeletedRow) => (all === null ? own.chosen.has(id) : !all.except.includes(recordId)),
    toggle: (row: DeletedRow) => (all === null ? own.toggle(row) : byJob.toggle(row.recordId)),
    clear: () => {
      own.clear();
      byJob.clear();
    },
    /** Selects all records that match. `total`: their number, as the list has it. */
    chooseAll: async (query: Omit<ListQuery, "page" | "pageSize">, total: number) => {
      own.clear();
      await (byJob.isOffered(total) ? byJob.select(query) : own.chooseMatching(query));
    },
    isChoosing: own.isChoosing || byJob.isPending,
    /** Number of records with a result; null if none are being restored. */
    done: own.done,
    restore: all === null ? own.restore : byJob.restore,
    stop: own.stop,
    /** The job whose progress is shown. */
    job: byJob.job,
    hideJob: byJob.hideJob,
  };
}
