import { useCallback, useEffect, useRef } from "react";

/** Returns a function that reports whether the component is mounted, for async code. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
