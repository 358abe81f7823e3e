import { type ReactNode, useRef } from "react";
import { idleComponent } from "./lazy-component.tsx";
import styles from "./side-scroll.module.css";

/** Marks the edge of a scrolling box. Loaded once the page is idle. */
export const ScrollEdge = idleComponent(async () => (await import("./scroll-edge.ts")).ScrollEdge);

/**
 * Scrolls content that is wider than its container, and marks the edge if more is hidden.
 *
 * @example
 * <SideScroll><table>{rows}</table></SideScroll>
 */
export function SideScroll({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles["box"]}>
      {children}
      <ScrollEdge box={box} />
    </div>
  );
}
