import { useInsertionEffect, useRef } from "react";
import { isSameData } from "./same-data.ts";

/** Returns the previous value while the new one is deeply equal, so that its identity changes only with its content. */
export function useDeepMemo<T>(value: T): T {
  const last = useRef(value);
  const stable = isSameData(last.current, value) ? last.current : value;
  useInsertionEffect(() => {
    last.current = stable;
  }, [stable]);
  return stable;
}
