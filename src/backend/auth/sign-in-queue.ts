import { HttpProblem } from "../http/http-problem.ts";

/** Whose work it is: of who signs in from where they have signed in before, or of anybody else. */
export type Lane = "known" | "others";

interface Limits {
  /** Of both lanes. */
  readonly maxRunning: number;
  /** Of them, for the others: less than all, and one who is known never waits for them. */
  readonly maxUnknown: number;
  /** In each lane; whoever comes then is refused. */
  readonly maxWaiting: number;
}

/** Does work a few pieces at once, the next in their turn: those of the known first. */
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
