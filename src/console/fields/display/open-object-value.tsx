import { lazy, Suspense } from "react";
import type { DisplayProps } from "./display-props.ts";
import styles from "./values.module.css";

const OpenObjectContent = lazy(async () => ({
  default: (await import("./open-object-content.tsx")).OpenObjectContent,
}));

/** An object of any names; few products have any, and what shows one comes when it is needed. */
export function OpenObjectValue(props: DisplayProps) {
  return (
    <Suspense fallback={<span className={styles["bone"]} />}>
      <OpenObjectContent {...props} />
    </Suspense>
  );
}
