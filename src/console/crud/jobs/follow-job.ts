import type { Job } from "../../../contract/jobs.ts";
import { isTransient } from "../../api/api-error.ts";
import { isEnded, type JobCalls } from "../../data/job-calls.ts";

/** Time between two requests, in ms. It grows, because a long job changes its progress slowly. */
const FIRST_MS = 200;
const MAX_MS = 2_000;
const GROWTH = 1.3;

interface FollowOptions {
  readonly onChange: (job: Job) => void;
  /** Cancels the job. What is written stays. */
  readonly signal?: AbortSignal;
}

/** Requests the state of a job until it has ended. Rejects if the job is gone or may not be read any more. */
export async function followJob(calls: JobCalls, first: Job, { onChange, signal }: FollowOptions): Promise<Job> {
  let job = first;
  let delay = FIRST_MS;
  let isCancelled = false;
  while (!isEnded(job)) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    delay = Math.min(delay * GROWTH, MAX_MS);
    try {
      const isAborted: boolean = signal?.aborted === true && !isCancelled;
      job = await (isAborted ? calls.cancel(job.id) : calls.read(job.id));
      isCancelled ||= isAborted;
      onChange(job);
    } catch (error) {
      if (!isTransient(error)) {
        throw error;
      }
    }
  }
  return job;
}
