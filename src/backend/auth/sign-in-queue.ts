import { HttpProblem } from "../http/http-problem.ts";

/** Priority of a sign-in: from a trusted device, or not. */
export type Lane = "known" | "others";

interface Limits {
  /** Concurrent tasks in both lanes. */
  readonly maxRunning: number;
  /** Concurrent tasks in the lane `others`. Less than all, so that `known` never waits for it. */
  readonly maxUnknown: number;
  /** Waiting tasks per lane; further ones are rejected. */
  readonly maxWaiting: number;
}

/** Runs a task when a slot is free, trusted ones first. */
type Enqueue = <Result>(lane: Lane, work: () => Promise<Result>) => Promise<Result>;

export function createSignInQueue({ maxRunning, maxUnknown, maxWaiting }: Limits): Enqueue {
  const running = { known: 0, others: 0 };
  const waiting = { known: [] as (() => void)[], others: [] as (() => void)[] };
  const isFree = (lane: Lane) =>
    running.known + running.others < maxRunning && (lane === "known" || running.others < maxUnknown);
  const beginNext = () => {
    const lane = (["known", "others"] as const).find((one) => waiting[one].length > 0 && isFree(one));
    if (lane !== undefined) {
      running[lane] += 1;
      waiting[lane].shift()?.();
    }
  };
  return async (lane, work) => {
    if (isFree(lane)) {
      running[lane] += 1;
    } else if (waiting[lane].length >= maxWaiting) {
      throw new HttpProblem(503, "Too many sign-ins at once; try again later");
    } else {
      await new Promise<void>((resolve) => {
        waiting[lane].push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      running[lane] -= 1;
      beginNext();
    }
  };
}
