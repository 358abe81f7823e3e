/** Work that is repeated in the background. */
export interface BackgroundWork {
  /** Aborts the signal, and resolves when the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Runs work now and at each interval, one run at a time. Returns at once. After a failure, for example if the database is
 * unavailable, the next run is at the next interval. The timer does not keep the process alive.
 */
export function repeatInBackground(work: (signal: AbortSignal) => Promise<void>, intervalMs: number): BackgroundWork {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => work(stopping.signal)).catch(() => undefined);
  };
  run();
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
