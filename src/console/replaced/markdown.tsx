import type { ReactNode } from "react";

/** Replaces `markdown-to-jsx` in a build: RJSF imports it for `enableMarkdownInDescription`, which no generated form sets. */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return children;
}
