import { Box } from "../../console/ui/mui/box.ts";
import { useLayoutEffect, useRef } from "react";
import { sanitizeHtml } from "./sanitize-html.ts";

interface HtmlPreviewProps {
  readonly markup: string;
  readonly label: string;
}

/** Preview of sanitized HTML. Lazy-loaded, because it imports the sanitizer. */
export function HtmlPreview({ markup, label }: HtmlPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitizeHtml(markup)), [markup]);
  return (
    <Box role="group" aria-label={label} sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 1.5 }}>
      <div ref={box} />
    </Box>
  );
}
