import { useCallback, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { keepPageScroll, keepScroll, lastPageScroll, lastScroll } from "../../query/last-lists.ts";

/** A box that is found again where it was left, at each address; `isReady` once what is scrolled is there. */
export function useScrollMemory(isReady: boolean) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const box = useRef<HTMLDivElement>(null);
  const restored = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (isReady && restored.current !== address) {
      // Another page of the same list begins at its top; only what was left is found again.
      const [top, isFirst] = [lastScroll(address), restored.current === null];
      restored.current = address;
      // A list that has just been drawn is at its top: to say so would have it laid out before the rest of the page is there.
      if (box.current && (top > 0 || !isFirst)) {
        box.current.scrollTop = top;
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

/** The same for the page itself, which is what scrolls on a phone and in a low window. */
export function usePageScrollMemory(isReady: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useLayoutEffect(() => {
    if (!isReady) {
      return;
    }
    const top = lastPageScroll(address);
    if (top > 0) {
      window.scrollTo(0, top);
    }
    const here = window.location.href;
    const handleScroll = () => {
      // On Back and Forward the browser scrolls to where the next page was, while this one still stands.
      if (window.location.href === here) {
        keepPageScroll(address, window.scrollY);
      }
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    // Before the browser tells of the scroll that the next page's height forces.
    return () => window.removeEventListener("scroll", handleScroll);
  }, [isReady, address]);
}
