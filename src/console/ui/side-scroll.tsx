import { type ReactNode, useRef } from "react";
import { latePart } from "./lazy-component.tsx";
import styles from "./side-scroll.module.css";

/** Marks the edge of a scrolling box. Loaded once the page is idle. */
export const MoreBeside = latePart(async () => (await import("./scroll-edge.ts")).MoreBeside);

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
      <MoreBeside box={box} />
    </div>
  );
}
