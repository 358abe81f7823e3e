import { useCallback, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { keepPageScroll, keepScroll, lastPageScroll, lastScroll } from "../../query/last-lists.ts";

/** Restores the scroll position of a container for each URL. `isReady` is true once the content is rendered. */
export function useScrollMemory(isReady: boolean) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const box = useRef<HTMLDivElement>(null);
  const restored = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (isReady && restored.current !== address) {
      // A new page of the same list starts at the top; only visited URLs are restored.
      const [top, isFirst] = [lastScroll(address), restored.current === null];
      restored.current = address;
      // Skip the initial write of 0: setting `scrollTop` forces a layout before the rest of the page is rendered.
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

/** Like `useScrollMemory`, for the page itself, which scrolls on phones and in low viewports. */
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
      // On Back and Forward, the browser scrolls to the next page's position while this page is still rendered.
      if (window.location.href === here) {
        keepPageScroll(address, window.scrollY);
      }
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    // Remove the listener before the scroll event that the next page's height causes.
    return () => window.removeEventListener("scroll", handleScroll);
  }, [isReady, address]);
}
