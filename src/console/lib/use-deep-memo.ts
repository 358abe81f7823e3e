import { useInsertionEffect, useRef } from "react";
import { isSameData } from "./same-data.ts";

/** The value of the last committed render while the new one is equal to it, so that its identity changes with its content. */
export function useDeepMemo<T>(value: T): T {
  const last = useRef(value);
  const stable = isSameData(last.current, value) ? last.current : value;
  useInsertionEffect(() => {
    last.current = stable;
  }, [stable]);
  return stable;
}
