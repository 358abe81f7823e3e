import { useCallback, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { keepScroll, lastScroll } from "./last-lists.ts";

/** A box that is found again where it was left, at each address; `isReady` once what is scrolled is there. */
export function useScrollMemory(isReady: boolean) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const box = useRef<HTMLDivElement>(null);
  const restored = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (isReady && restored.current !== address) {
      // Another page of the same list begins at its top; only what was left is found again.
      restored.current = address;
      if (box.current) {
        box.current.scrollTop = lastScroll(address);
      }
    }
  }, [isReady, address]);
  const handleScroll = useCallback(() => {
    if (box.current && restored.current === address) {
      keepScroll(address, box.current.scrollTop);
    }
  }, [address]);
  return { box, handleScroll };
}
