import { type ComponentType, lazy, Suspense } from "react";
import type { DisplayProps } from "./display-props.ts";
import styles from "./values.module.css";

const HtmlContent = lazy(async () => ({ default: (await import("./html-content.tsx")).HtmlContent }));
const OpenObjectContent = lazy(async () => ({
  default: (await import("./open-object-content.tsx")).OpenObjectContent,
}));

interface LaterProps extends DisplayProps {
  readonly Content: ComponentType<DisplayProps>;
}

/** What few lists show arrives when it is first needed. */
function Later({ Content, ...props }: LaterProps) {
  return (
    <Suspense fallback={<span className={styles["bone"]} />}>
      <Content {...props} />
    </Suspense>
  );
}

/** Markup, sanitised; what does that comes along. */
export function HtmlValue(props: DisplayProps) {
  return <Later {...props} Content={HtmlContent} />;
}

/** An object of any names. */
export function OpenObjectValue(props: DisplayProps) {
  return <Later {...props} Content={OpenObjectContent} />;
}
