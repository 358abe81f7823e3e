import { type ComponentType, lazy, Suspense } from "react";
import type { DisplayProps } from "./display-props.ts";
import styles from "./values.module.css";

/** What few lists show arrives when it is first needed. */
function toLater(load: () => Promise<{ default: ComponentType<DisplayProps> }>) {
  const Content = lazy(load);
  return function LaterValue(props: DisplayProps) {
    return (
      <Suspense fallback={<span className={styles["bone"]} />}>
        <Content {...props} />
      </Suspense>
    );
  };
}

/** Markup, sanitised; what does that comes along. */
export const HtmlValue = toLater(async () => ({ default: (await import("./html-content.tsx")).HtmlContent }));

/** An object of any names. */
export const OpenObjectValue = toLater(async () => ({
  default: (await import("./open-object-content.tsx")).OpenObjectContent,
}));
