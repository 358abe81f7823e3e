import { useCallback, useEffect, useRef } from "react";

/** Tells whether a component is still on the page, for what goes on when it is not. */
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
