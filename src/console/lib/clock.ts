/** What tells the time and waits. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits so many milliseconds, or until the signal is aborted. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener("abort", end, { once: true });
    }),
};
