import { type RefObject, useEffect } from "react";

/** Has a box that scrolls sideways say, as `data-more`, that columns lie beyond its end: its edge then shows it. */
export function useMoreBeside(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    // Told of sizes once they are known: nothing is laid out for it before its time.
    if (!element || !("ResizeObserver" in window)) {
      return;
    }
    const tell = () => {
      const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.toggleAttribute("data-more", hidden > 1);
    };
    const sizes = new ResizeObserver(tell);
    for (const each of [element, ...element.children]) {
      sizes.observe(each);
    }
    element.addEventListener("scroll", tell, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", tell);
    };
  }, [box]);
}
