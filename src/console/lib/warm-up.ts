import { createContext, use, useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

/** Prefetches the code of the page at a path. */
export type WarmUp = (path: string) => Promise<void>;

export const WarmUpContext = createContext<WarmUp>(async () => undefined);

export function useWarmUp(): WarmUp {
  return use(WarmUpContext);
}

/** Prefetches the code of several pages one after another, the most likely first. */
export async function warmUpSequentially(warmUp: WarmUp, paths: readonly (string | null)[]): Promise<void> {
  for (const path of paths) {
    if (path !== null) {
      await warmUp(path);
    }
  }
}

/** Prefetches the code of likely next pages once the current page is idle. */
export function useWarmUpWhenIdle(paths: readonly (string | null)[], isReady: boolean): void {
  const warmUp = useWarmUp();
  const wanted = paths.filter((path) => path !== null).join("\n");
  useEffect(() => {
    if (!isReady || wanted === "") {
      return;
    }
    return whenIdle(() => void warmUpSequentially(warmUp, wanted.split("\n")));
  }, [wanted, isReady, warmUp]);
}
