import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense } from "react";
import type { DisplayProps } from "./display-props.ts";

const HtmlContent = lazy(async () => ({ default: (await import("./html-content.tsx")).HtmlContent }));

/** Markup, sanitised; what does that arrives when it is first needed. */
export function HtmlValue(props: DisplayProps) {
  return (
    <Suspense fallback={<Skeleton variant="text" width="60%" />}>
      <HtmlContent {...props} />
    </Suspense>
  );
}
