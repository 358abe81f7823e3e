import { createContext, use, useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

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

/** Fetches the code of pages that are likely to be next, once this one has nothing left to do. */
export function useWarmUpWhenIdle(paths: readonly (string | null)[], isReady: boolean): void {
  const warmUp = useWarmUp();
  const wanted = paths.filter((path) => path !== null).join("\n");
  useEffect(() => {
    if (!isReady || wanted === "") {
      return;
    }
    return whenIdle(() => void warmUpInTurn(warmUp, wanted.split("\n")));
  }, [wanted, isReady, warmUp]);
}
