import { useLayoutEffect } from "react";
import { useLatest } from "./use-latest.ts";

/**
 * Calls `handle` for every key press on the page while the component is mounted. Return true if the key was handled,
 * to prevent the browser's default. Subscribes before the first paint, because a user may press a key at once.
 */
export function usePageKey(handle: (event: KeyboardEvent) => boolean): void {
  const latest = useLatest(handle);
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (latest.current(event)) {
        event.preventDefault();
      }
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}
