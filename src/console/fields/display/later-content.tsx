import type { DisplayProps } from "./display-props.ts";
import { HtmlContent } from "./html-content.tsx";
import { OpenObjectContent } from "./open-object-content.tsx";

/** Sanitised markup, texts by name, or free JSON. */
export function LaterContent(props: DisplayProps) {
  return props.field.display === "html" ? <HtmlContent {...props} /> : <OpenObjectContent {...props} />;
}
