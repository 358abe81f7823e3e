import { useRef } from "react";
import { isSameData } from "./same-data.ts";

/** The last value that said the same, so that its identity only changes with what it says. */
export function useStable<T>(value: T): T {
  const last = useRef(value);
  if (!isSameData(last.current, value)) {
    last.current = value;
  }
  return last.current;
}
