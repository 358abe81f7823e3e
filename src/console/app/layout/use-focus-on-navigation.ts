import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** After a change of page, puts the keyboard at its start, unless the page itself has taken the focus. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) {
      return;
    }
    lastPathname.current = pathname;
    window.scrollTo(0, 0);
    if (main.current?.contains(document.activeElement) === false) {
      main.current.focus({ preventScroll: true });
    }
  }, [pathname]);

  return main;
}
