import { useEffect } from "react";
import { useLatest } from "../lib/use-latest.ts";

const holders = new Set<() => boolean>();

/** Registers a source of unsaved input; returns the unregister function. */
function registerOpenWork(hasWork: () => boolean): () => void {
  holders.add(hasWork);
  return () => {
    holders.delete(hasWork);
  };
}

/** Whether a navigation to /login would lose unsaved input. */
export function hasOpenWork(): boolean {
  return [...holders].some((hasWork) => hasWork());
}

/**
 * While `hasWork` returns true, an expired session opens the sign-in dialog over the page instead of leaving it.
 *
 * @example
 * useOpenWork(() => text !== "");
 */
export function useOpenWork(hasWork: () => boolean): void {
  const latest = useLatest(hasWork);
  useEffect(() => registerOpenWork(() => latest.current()), []);
}
