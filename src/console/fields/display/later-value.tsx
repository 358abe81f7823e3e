import { lazy, Suspense } from "react";
import type { DisplayProps } from "./display-props.ts";
import styles from "./values.module.css";

const LaterContent = lazy(async () => ({ default: (await import("./later-content.tsx")).LaterContent }));

/** Markup, translated texts and objects of any names: few lists have any, and what shows them arrives when it is first needed. */
export function LaterValue(props: DisplayProps) {
  return (
    <Suspense fallback={<span className={styles["bone"]} />}>
      <LaterContent {...props} />
    </Suspense>
  );
}
