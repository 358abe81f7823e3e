import { Box } from "../../console/ui/mui/box.ts";
import { useLayoutEffect, useRef } from "react";
import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import { TextValue } from "../text/display.tsx";
import { sanitizeHtml } from "./sanitize-html.ts";

/** Sanitized HTML, or its text on one line in a list. In a lazy chunk, because it imports the sanitizer. */
export function HtmlContent(props: DisplayProps) {
  const markup = String(props.value);
  if (props.place === "list") {
    const text = sanitizeHtml(markup).textContent ?? "";
    return <TextValue {...props} value={text.replace(/\s+/g, " ").trim()} />;
  }
  return <Markup key={markup} markup={markup} />;
}

function Markup({ markup }: { readonly markup: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitizeHtml(markup)), [markup]);
  return (
    <Box
      ref={box}
      sx={{
        overflowWrap: "anywhere",
        "& > :first-of-type": { mt: 0 },
        "& > :last-child": { mb: 0 },
        "& table": { maxWidth: "100%" },
      }}
    />
  );
}
