import { type RefObject, useEffect } from "react";

export interface ScrollEdgeProps {
  readonly box: RefObject<HTMLElement | null>;
}

/**
 * Sets `data-more` on a horizontally scrolling box while columns are hidden beyond its end. CSS then marks the edge.
 */
export function ScrollEdge({ box }: ScrollEdgeProps): null {
  useEffect(() => {
    const element = box.current;
    // Use an observer: reading sizes here would force a layout.
    if (!element || !("ResizeObserver" in window)) {
      return;
    }
    const tell = () => {
      // From right to left, the offset is negative.
      const hidden = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
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
