import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
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

/** The same for a list that scrolls with its page. */
export function usePageScroll(isReady: boolean): void {
  const { pathname, search } = useLocation();
  const address = `page ${pathname}${search}`;
  useLayoutEffect(() => {
    if (isReady && lastScroll(address) > 0) {
      window.scrollTo(0, lastScroll(address));
    }
  }, [isReady, address]);
  useEffect(() => {
    const handleScroll = () => isReady && keepScroll(address, window.scrollY);
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, [isReady, address]);
}
