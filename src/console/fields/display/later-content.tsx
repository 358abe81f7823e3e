import type { ComponentType } from "react";
import type { DisplayProps } from "./display-props.ts";
import { HtmlContent } from "./html-content.tsx";
import { OpenObjectContent } from "./open-object-content.tsx";
import { TranslatedContent } from "./translated-content.tsx";

const CONTENTS: { readonly [display: string]: ComponentType<DisplayProps> } = {
  html: HtmlContent,
  translated: TranslatedContent,
};

/** Sanitized HTML, a translated text, a map of texts, or JSON. */
export function LaterContent(props: DisplayProps) {
  const Content = CONTENTS[props.field.display] ?? OpenObjectContent;
  return <Content {...props} />;
}
