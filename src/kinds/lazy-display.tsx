import { type ComponentType, lazy, Suspense } from "react";
import type { DisplayProps } from "../console/fields/display/display-props.ts";
import styles from "../console/fields/display/values.module.css";
import { loadPossiblyThemed } from "../console/theme/load-themed.tsx";

/** A display that is loaded when it is first rendered. For values that are rarely in lists. */
export function lazyDisplay(load: () => Promise<ComponentType<DisplayProps>>) {
  const Content = lazy(async () => ({ default: await loadPossiblyThemed(load) }));
  return (props: DisplayProps) => (
    <Suspense fallback={<span className={styles["bone"]} />}>
      <Content {...props} />
    </Suspense>
  );
}
