import { useLayoutEffect } from "react";
import { useLatest } from "./use-latest.ts";

/**
 * Hears every key that is pressed on the page while a component is shown. `handle` says whether the key meant something to
 * it: the browser then does nothing of its own with it. Heard from before the page is painted on, since whoever sees it may
 * press a key at once.
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
