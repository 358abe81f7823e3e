import { useCallback, useEffect, useRef } from "react";

/** Returns a function that reports whether the component is mounted, for async code. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
