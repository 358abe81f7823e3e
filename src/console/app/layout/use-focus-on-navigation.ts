import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { lastPageScroll } from "../../crud/query/last-lists.ts";

/**
 * After a navigation, scrolls to the top or restores a list's position, and focuses the page unless it has already
 * taken the focus.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) {
      return;
    }
    lastPathname.current = pathname;
    window.scrollTo(0, lastPageScroll(pathname + search));
    if (main.current?.contains(document.activeElement) === false) {
      main.current.focus({ preventScroll: true });
    }
  }, [pathname, search]);

  return main;
}
