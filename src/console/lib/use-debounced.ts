import { useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "./use-latest.ts";

interface DebouncedCall<Args extends readonly unknown[]> {
  /** Calls once it has rested: the last of several in quick succession, and none before it. */
  readonly schedule: (...args: Args) => void;
  /** Forgets what was scheduled. */
  readonly cancel: () => void;
}

/** The console's one debounce: a function that runs when its calls have rested, as it is at that moment. */
export function useDebouncedCall<Args extends readonly unknown[]>(
  call: (...args: Args) => void,
  ms: number,
): DebouncedCall<Args> {
  const latest = useLatest(call);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const schedule = useCallback(
    (...args: Args) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...args), ms);
    },
    [ms],
  );
  useEffect(() => cancel, [cancel]);
  return { schedule, cancel };
}

/** A value as it was before its last moments of change. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  const { schedule } = useDebouncedCall((next: T) => setSettled(() => next), ms);
  useEffect(() => schedule(value), [schedule, value]);
  return settled;
}
