import { useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "./use-latest.ts";

interface DebouncedCall<Args extends readonly unknown[]> {
  /** Calls once after a quiet period. Several calls in quick succession run only the last one. */
  readonly schedule: (...args: Args) => void;
  /** Cancels the scheduled call. */
  readonly cancel: () => void;
}

/** Debounces a function. Runs its latest version after a quiet period. */
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

/** Debounces a value. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  const { schedule } = useDebouncedCall((next: T) => setSettled(() => next), ms);
  useEffect(() => schedule(value), [schedule, value]);
  return settled;
}
