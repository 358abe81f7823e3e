import { lazy, Suspense } from "react";
import type { DisplayProps } from "./display-props.ts";
import styles from "./values.module.css";

const HtmlContent = lazy(async () => ({ default: (await import("./html-content.tsx")).HtmlContent }));

/** Markup, sanitised; what does that arrives when it is first needed. */
export function HtmlValue(props: DisplayProps) {
  return (
    <Suspense fallback={<span className={styles["bone"]} />}>
      <HtmlContent {...props} />
    </Suspense>
  );
}
