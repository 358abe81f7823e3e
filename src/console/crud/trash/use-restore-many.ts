import { useRef, useState } from "react";
import { type Job, MAX_JOB_EXCEPTIONS } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { ListQuery } from "../../../contract/transport.ts";
import type { DeletedRow } from "../../../contract/trash.ts";
import { ApiError } from "../../api/api-error.ts";
import { useAbilities } from "../../data/abilities.ts";
import { collectRows } from "../../data/collect-rows.ts";
import type { JobCalls } from "../../data/job-calls.ts";
import { isRecord } from "../../data/record-id.ts";
import { mostRows } from "../../data/too-many-rows.ts";
import type { TrashCalls } from "../../data/trash-calls.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { useJobRuns } from "../jobs/use-job-runs.ts";
import { countReasons } from "../writes/change-failures.ts";
import { failureText } from "../writes/failure-text.ts";
import { toPauseToast } from "../writes/pause-text.ts";
import { runEach } from "../writes/run-each.ts";
import { useUndoCreation } from "../writes/use-undo.ts";

/** Up to so many records are restored by the browser, which can undo that. */
const JOB_FROM = 1_000;

/** Statuses of a backend whose jobs do not restore records. */
const UNSUPPORTED = [400, 404, 405, 422, 501];

type Matching = Omit<ListQuery, "page" | "pageSize">;

/** Deleted records by the id of their trash entry. */
type ChosenRows = ReadonlyMap<string, DeletedRow>;

/** All deleted records that match, selected by the query without loading them. */
interface AllDeleted {
  readonly count: number;
  readonly query: Matching;
  /** Ids of the records that the user left out. */
  readonly except: readonly string[];
}

/** Restores deleted records one by one, with progress. `onDone` gets those that failed or were not started. */
function useRestoreEach(
  screens: EntityScreens<MessageKey>,
  calls: TrashCalls,
  onDone: (rest: readonly DeletedRow[]) => void,
) {
  const { t, ...text } = useText();
  const { notify } = useNotify();
  const addChange = useAddChange();
  const toUndo = useUndoCreation(screens);
  const [done, setDone] = useState<number | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const nameOf = (count: number) => t(screens.messages.count, { count });
  const { run } = useBackendMutation({
    call: async (rows: readonly DeletedRow[]) => {
      stopper.current = new AbortController();
      setDone(0);
      return await runEach(rows, ({ id }) => calls.restore(id), {
        signal: stopper.current.signal,
        onProgress: setDone,
        onPause: (until) => notify(toPauseToast(t, until)),
      });
    },
    // The progress is of one run.
    keyOf: () => "",
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
    onDone: ({ failed, left }) => onDone([...failed.map(({ item }) => item), ...left]),
    onSettled: () => setDone(null),
    toInvalidate: () => ({ queryKey: [screens.entity] }),
  });
  return { restore: run, done, stop: () => stopper.current?.abort() };
}

/** The job that restores all of them. Null if the backend's jobs do not restore records. */
async function openJob({ open }: JobCalls, { count, query: { search }, except }: AllDeleted): Promise<Job | null> {
  const body = { kind: "restore", expected: count, ...(except.length === 0 ? {} : { except }) } as const;
  try {
    return await open(body, search === undefined ? {} : { search });
  } catch (error) {
    if (error instanceof ApiError && UNSUPPORTED.includes(error.statusCode)) {
      return null;
    }
    throw error;
  }
}

/** Includes a record again, or leaves it out if the backend accepts one more exception. */
function toggleException(all: AllDeleted, id: string): AllDeleted {
  if (all.except.includes(id)) {
    return { ...all, count: all.count + 1, except: all.except.filter((each) => each !== id) };
  }
  return all.except.length < MAX_JOB_EXCEPTIONS ? { ...all, count: all.count - 1, except: [...all.except, id] } : all;
}

/**
 * The selected records of a trash, and calls that select all matching ones and restore them: by a job of the backend if it
 * has jobs and there are many.
 */
export function useRestoreMany(screens: EntityScreens<MessageKey>, calls: TrashCalls) {
  const abilities = useAbilities();
  const { calls: jobCalls, watch } = useJobRuns(screens);
  const [chosen, setChosen] = useState<ChosenRows>(new Map());
  const [all, setAll] = useState<AllDeleted | null>(null);
  const [job, setJob] = useState<Job | null>(null);
  const choose = (rows: readonly DeletedRow[]) => {
    setAll(null);
    setChosen(new Map(rows.map((row) => [row.id, row])));
  };
  // Failed records stay selected.
  const { restore, ...run } = useRestoreEach(screens, calls, choose);
  const load = async (query: Matching) => {
    const list = (asked: ListQuery = {}) => calls.list(asked);
    choose(await collectRows({ list }, query, { most: mostRows(abilities) }));
  };
  const { run: chooseAll, isPending: isChoosing } = useBackendMutation({
    call: async ([query, total]: readonly [Matching, number]) => {
      choose([]);
      if (jobCalls === null || total <= JOB_FROM || total > abilities.jobs) {
        await load(query);
        return;
      }
      const page = await calls.list({ ...query, page: 1, pageSize: 1, isCountedExactly: true });
      setAll({ count: page.total ?? 0, query, except: [] });
    },
  });
  const { run: restoreAll, isPending: isOpening } = useBackendMutation({
    call: async (selected: AllDeleted) => {
      const opened = jobCalls && (await openJob(jobCalls, selected));
      if (opened === null) {
        await load(selected.query);
        return;
      }
      choose([]);
      watch(opened);
      setJob(opened);
    },
  });
  return {
    ...run,
    /** Number of selected records. */
    count: all?.count ?? chosen.size,
    isChosen: ({ id, recordId }: DeletedRow) => (all === null ? chosen.has(id) : !all.except.includes(recordId)),
    toggle: (row: DeletedRow) => {
      const others = [...chosen.values()].filter(({ id }) => id !== row.id);
      if (all === null) {
        choose(chosen.has(row.id) ? others : [...others, row]);
      } else {
        setAll(toggleException(all, row.recordId));
      }
    },
    clear: () => choose([]),
    /** Selects all records that match. `total`: their number, as the list has it. */
    chooseAll: (query: Matching, total: number) => chooseAll([query, total]),
    isChoosing: isChoosing || isOpening,
    restore: () => (all === null ? restore([...chosen.values()]) : restoreAll(all)),
    /** The job whose progress is shown. */
    job,
    hideJob: () => setJob(null),
  };
}
