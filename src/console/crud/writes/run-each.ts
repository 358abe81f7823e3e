import { ApiError } from "../../api/api-error.ts";
import { type Clock, realClock } from "../../lib/clock.ts";

/** How many calls are on their way at a time: enough to be quick, too few to be a flood. */
const AT_A_TIME = 4;

/** A run waits no longer than this at a time; where the backend asks for more, what is left is told as refused. */
const MAX_PAUSE_MS = 120_000;

/** Where the backend says that too much is asked of it, and not until when: longer each time. */
const PAUSE_MS = 5000;

/** After so many pauses one upon another, in which nothing could be done, a run gives up. */
const MAX_PAUSES = 5;

/** One that could not be done, and why. */
interface Failure<T> {
  readonly item: T;
  readonly error: unknown;
}

/** What came of a run. */
export interface Outcome<T = unknown> {
  readonly done: readonly T[];
  readonly failed: readonly Failure<T>[];
  /** What was not begun when the run was stopped. */
  readonly left: readonly T[];
}

/** What is told of a run, and what stops it. */
export interface RunOptions {
  /** Told after each. */
  readonly onProgress?: (count: number) => void;
  /** Told when the run waits, as the backend asked, and until when it does. Without it a run waits for nothing. */
  readonly onPause?: (until: number) => void;
  /** Stops before the next one; what is on its way is finished. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
}

function isTooMuch(error: unknown): error is ApiError {
  return error instanceof ApiError && error.statusCode === 429;
}

/** How long to wait before the next call; null where that is too long. */
function toPause({ retryAt }: ApiError, pauses: number, now: number): number | null {
  const asked = retryAt === null ? PAUSE_MS * 2 ** pauses : Math.max(retryAt - now, 0);
  return asked > MAX_PAUSE_MS || pauses >= MAX_PAUSES ? null : asked;
}

/**
 * Makes one call for each item; a failure of one stops none of the others. Where the backend says that too much is asked
 * of it, no further call is begun until the time that it named; from then on there is one call at a time.
 */
export async function runEach<T>(
  items: readonly T[],
  call: (item: T) => Promise<unknown>,
  { onProgress, onPause, signal, clock = realClock }: RunOptions = {},
): Promise<Outcome<T>> {
  const waiting = [...items];
  const done: T[] = [];
  const failed: Failure<T>[] = [];
  const isStopped = () => signal?.aborted === true;
  const tell = () => onProgress?.(done.length + failed.length);

  /** Makes one call; where the backend asks for a pause, the item waits again. */
  const attempt = async (item: T, refusals: ApiError[]): Promise<void> => {
    try {
      await call(item);
      done.push(item);
    } catch (error) {
      if (onPause && isTooMuch(error)) {
        waiting.unshift(item);
        refusals.push(error);
        return;
      }
      failed.push({ item, error });
    }
    tell();
  };

  /** Calls until nothing waits any more, or the backend asks for a pause. */
  const work = async (refusals: ApiError[]): Promise<void> => {
    while (waiting.length > 0 && refusals.length === 0 && !isStopped()) {
      for (const item of waiting.splice(0, 1)) {
        await attempt(item, refusals);
      }
    }
  };

  let pauses = 0;
  for (let lanes = AT_A_TIME; waiting.length > 0 && !isStopped(); lanes = 1) {
    const before = done.length + failed.length;
    const refusals: ApiError[] = [];
    await Promise.all(Array.from({ length: lanes }, () => work(refusals)));
    const [refusal] = refusals.sort((one, other) => (other.retryAt ?? 0) - (one.retryAt ?? 0));
    if (!refusal || isStopped()) {
      continue;
    }
    pauses = done.length + failed.length > before ? 0 : pauses;
    const ms = toPause(refusal, pauses, clock.now());
    pauses += 1;
    if (ms === null) {
      failed.push(...waiting.splice(0).map((item) => ({ item, error: refusal })));
      tell();
    } else {
      onPause?.(clock.now() + ms);
      await clock.wait(ms, signal);
    }
  }
  return { done, failed, left: waiting };
}
