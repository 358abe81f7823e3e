import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import type { Job, JobWork } from "../../../contract/jobs.ts";
import { ApiError } from "../../api/api-error.ts";
import type { JobRuns } from "../jobs/use-job-runs.ts";
import type { Draft, NewJobProps } from "./job-task.ts";

/** Statuses of a backend that does not offer a job. */
const UNSUPPORTED = [404, 405, 501];

/** Lets the backend choose the records. */
export function useDraft({ calls }: JobRuns, { all, task }: NewJobProps, onUnsupported: () => void): Draft {
  const { data, error } = useQuery({
    queryKey: ["draftOfJob", useId()],
    gcTime: 0,
    staleTime: "static",
    queryFn: async () => {
      const action = task.kind === "action" ? { action: task.action.name } : {};
      const except = all.except.length === 0 ? {} : { except: all.except };
      return (await calls?.open({ kind: task.kind, draft: true, ...action, ...except }, all.query)) ?? null;
    },
  });
  const isUnsupported = data === null || (error instanceof ApiError && UNSUPPORTED.includes(error.statusCode));
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when the response is known.
  useEffect(() => (isUnsupported ? onUnsupported() : undefined), [isUnsupported]);
  return { job: data ?? null, error: isUnsupported ? null : error };
}

/** Starts the job and watches it. If the response is lost, the job's state shows whether it started. */
export async function startDraft({ calls, watch }: JobRuns, draft: Job | null, work: JobWork): Promise<Job> {
  if (calls === null || draft === null) {
    throw new TypeError("The job has no draft");
  }
  const job = await calls.start(draft, work).catch(async (error: unknown) => {
    const now = await calls.read(draft.id).catch(() => draft);
    if (now.state === "draft") {
      throw error;
    }
    return now;
  });
  watch(job);
  return job;
}
