import { ApiError } from "../../api/api-error.ts";
import { type Clock, realClock } from "../../lib/clock.ts";

/** Maximum number of concurrent calls, low enough not to overload the backend. */
const AT_A_TIME = 4;

/** Longest pause. If the backend requests a longer one, the remaining items fail. */
const MAX_PAUSE_MS = 120_000;

/** First pause after a 429 without `Retry-After`; it doubles with each further pause. */
const PAUSE_MS = 5000;

/** Maximum number of consecutive pauses without progress; then the remaining items fail. */
const MAX_PAUSES = 5;

/** A failed item and its error. */
export interface Failure<T> {
  readonly item: T;
  readonly error: unknown;
}

/** Result of a run. */
export interface Outcome<T = unknown> {
  readonly done: readonly T[];
  readonly failed: readonly Failure<T>[];
  /** Items that were not started before the run was stopped. */
  readonly left: readonly T[];
}

export interface RunOptions {
  /** Called after each item with the number of finished ones. */
  readonly onProgress?: (count: number) => void;
  /**
   * Called when the backend requests a pause, with its end (epoch ms). Without this callback, a 429 response fails the
   * item immediately.
   */
  readonly onPause?: (until: number) => void;
  /** Stops the run before the next item; calls in progress are completed. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
}

function isTooMuch(error: unknown): error is ApiError {
  return error instanceof ApiError && error.statusCode === 429;
}

/** Milliseconds until the next call; null if the pause would be too long. */
function toPause({ retryAt }: ApiError, pauses: number, now: number): number | null {
  const asked = retryAt === null ? PAUSE_MS * 2 ** pauses : Math.max(retryAt - now, 0);
  return asked > MAX_PAUSE_MS || pauses >= MAX_PAUSES ? null : asked;
}

/**
 * Makes one call per item. A failure does not stop the others. After a 429 response no call is started until the time
 * that the backend requested; from then on, calls run one at a time.
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

  /** Makes one call. On a 429 response the item returns to the queue. */
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

  /** Processes the queue until it is empty or the backend requests a pause. */
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
