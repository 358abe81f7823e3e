import { useState } from "react";
import { type Job, MAX_JOB_EXCEPTIONS } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { ListQuery } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { useAbilities } from "../../data/abilities.ts";
import type { TrashCalls } from "../../data/trash-calls.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useJobRuns } from "../jobs/use-job-runs.ts";

/** Up to so many records are restored by the browser, which can undo that. */
const JOB_FROM = 1_000;

/** Statuses of a backend whose jobs do not restore records. */
const UNSUPPORTED = [400, 404, 405, 422, 501];

type Matching = Omit<ListQuery, "page" | "pageSize">;

/** All deleted records that match, selected by the query without loading them. */
interface AllDeleted {
  readonly count: number;
  readonly query: Matching;
  /** Ids of the records that the user left out. */
  readonly except: readonly string[];
}

function isUnsupported(error: unknown): boolean {
  return error instanceof ApiError && UNSUPPORTED.includes(error.statusCode);
}

/**
 * Restores all deleted records that match by a job of the backend (`abilities.jobs`). `onUnsupported` selects them for the
 * browser, because the backend's jobs do not restore records.
 */
export function useRestoreAll(
  screens: EntityScreens<MessageKey>,
  trash: TrashCalls,
  onUnsupported: (query: Matching) => Promise<unknown>,
) {
  const { t } = useText();
  const { jobs } = useAbilities();
  const { calls, watch } = useJobRuns(screens);
  const [all, setAll] = useState<AllDeleted | null>(null);
  const [job, setJob] = useState<Job | null>(null);

  const { run: count, isPending: isCounting } = useBackendMutation({
    call: async (query: Matching) => {
      const { total } = await trash.list({ ...query, page: 1, pageSize: 1, isCountedExactly: true });
      return { count: total ?? 0, query, except: [] };
    },
    onDone: setAll,
  });

  const { run: restore, isPending: isOpening } = useBackendMutation({
    call: async ({ count: expected, query, except }: AllDeleted) => {
      const { search } = query;
      const left = except.length === 0 ? {} : { except };
      const body = { kind: "restore", expected, ...left } as const;
      try {
        return (await calls?.open(body, search === undefined ? {} : { search })) ?? null;
      } catch (error) {
        if (!isUnsupported(error)) {
          throw error;
        }
        await onUnsupported(query);
        return null;
      }
    },
    onError: (error) => [{ kind: "error", text: errorText(t, error) }],
    onDone: (opened) => {
      setAll(null);
      if (opened !== null) {
        watch(opened);
        setJob(opened);
      }
    },
  });

  return {
    all,
    isPending: isCounting || isOpening,
    /** Whether a job restores this number of records. */
    isOffered: (total: number) => calls !== null && total > JOB_FROM && total <= jobs,
    select: count,
    clear: () => setAll(null),
    /** Leaves a record out, or includes it again. */
    toggle: (id: string) => {
      if (all !== null) {
        const except = all.except.includes(id) ? all.except.filter((one) => one !== id) : [...all.except, id];
        const change = except.length - all.except.length;
        setAll(except.length > MAX_JOB_EXCEPTIONS ? all : { ...all, except, count: all.count - change });
      }
    },
    restore: async () => {
      if (all !== null) {
        await restore(all);
      }
    },
    /** The job whose progress is shown. */
    job,
    hideJob: () => setJob(null),
  };
}
