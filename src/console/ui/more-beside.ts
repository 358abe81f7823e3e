import { type RefObject, useEffect } from "react";

interface MoreBesideProps {
  readonly box: RefObject<HTMLElement | null>;
}

/** Has a box that scrolls sideways say, as `data-more`, that columns lie beyond its end: its edge then shows it. */
export function MoreBeside({ box }: MoreBesideProps): null {
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
  return null;
}
