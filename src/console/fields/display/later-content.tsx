import type { ComponentType } from "react";
import type { DisplayProps } from "./display-props.ts";
import { HtmlContent } from "./html-content.tsx";
import { OpenObjectContent } from "./open-object-content.tsx";
import { TranslatedContent } from "./translated-content.tsx";

const CONTENTS: { readonly [display: string]: ComponentType<DisplayProps> } = {
  html: HtmlContent,
  translated: TranslatedContent,
};

/** Sanitised markup, a text in several languages, texts by name, or free JSON. */
export function LaterContent(props: DisplayProps) {
  const Content = CONTENTS[props.field.display] ?? OpenObjectContent;
  return <Content {...props} />;
}
