import { type ReactNode, useRef } from "react";
import { latePart } from "./lazy-part.tsx";
import styles from "./side-scroll.module.css";

/** Shows what it has to once the page is at rest. */
export const MoreBeside = latePart(async () => (await import("./more-beside.ts")).MoreBeside);

/** What may be wider than its place scrolls in it, and the edge shows that there is more. */
export function SideScroll({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles["box"]}>
      {children}
      <MoreBeside box={box} />
    </div>
  );
}
