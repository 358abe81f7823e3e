import { lazy, Suspense } from "react";
import { loadPossiblyThemed } from "../../theme/load-themed.tsx";
import type { DisplayProps } from "./display-props.ts";
import styles from "./values.module.css";

const LaterContent = lazy(async () => ({
  default: await loadPossiblyThemed(async () => (await import("./later-content.tsx")).LaterContent),
}));

/** HTML, translated texts and open objects. Rarely in lists, so their displays are lazy-loaded. */
export function LaterValue(props: DisplayProps) {
  return (
    <Suspense fallback={<span className={styles["bone"]} />}>
      <LaterContent {...props} />
    </Suspense>
  );
}
