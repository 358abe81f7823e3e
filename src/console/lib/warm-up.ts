import { createContext, use, useEffect } from "react";

/** Fetches the code of the page at that path, so that it is there when somebody goes there. */
export type WarmUp = (path: string) => Promise<void>;

export const WarmUpContext = createContext<WarmUp>(async () => undefined);

export function useWarmUp(): WarmUp {
  return use(WarmUpContext);
}

/** Fetches the code of several pages, the likeliest first: the next begins when the one before is here. */
export async function warmUpInTurn(warmUp: WarmUp, paths: readonly (string | null)[]): Promise<void> {
  for (const path of paths) {
    if (path !== null) {
      await warmUp(path);
    }
  }
}

/** After what is on screen has settled; a browser that does not tell of idleness is given a moment. */
const SETTLED_MS = 1500;

/** Fetches the code of pages that are likely to be next, once this one has nothing left to do. */
export function useWarmUpWhenIdle(paths: readonly (string | null)[], isReady: boolean): void {
  const warmUp = useWarmUp();
  const wanted = paths.filter((path) => path !== null).join("\n");
  useEffect(() => {
    if (!isReady || wanted === "") {
      return;
    }
    let idle = 0;
    const run = () => void warmUpInTurn(warmUp, wanted.split("\n"));
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
  }, [wanted, isReady, warmUp]);
}
