/** Delay in ms for browsers without `requestIdleCallback`. */
const SETTLED_MS = 1500;

/** Runs a function once the page is idle. Returns the cancel function. */
export function whenIdle(run: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if ("requestIdleCallback" in window) {
      idle = requestIdleCallback(run);
    } else {
      run();
    }
  }, SETTLED_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) {
      cancelIdleCallback(idle);
    }
  };
}
