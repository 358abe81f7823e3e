import { lazy, Suspense } from "react";
import type { DisplayProps } from "./display-props.ts";
import styles from "./values.module.css";

const MapContent = lazy(async () => ({ default: (await import("./open-object-value.tsx")).MapContent }));
const JsonContent = lazy(async () => ({ default: (await import("./open-object-value.tsx")).JsonContent }));

/** Texts by names of their own; few products have any, and what shows them comes when it is needed. */
export function MapValue(props: DisplayProps) {
  return (
    <Suspense fallback={<span className={styles["bone"]} />}>
      <MapContent {...props} />
    </Suspense>
  );
}

/** Free JSON. */
export function JsonValue(props: DisplayProps) {
  return (
    <Suspense fallback={<span className={styles["bone"]} />}>
      <JsonContent {...props} />
    </Suspense>
  );
}
