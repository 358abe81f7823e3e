/** After what is on screen has settled; a browser that does not tell of idleness is given a moment. */
const SETTLED_MS = 1500;

/** Runs that once the page has nothing left to do; returns the way to let it be. */
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
