import { type ReactNode, useLayoutEffect } from "react";
import type { Texts } from "./texts.ts";
import { TextsContext } from "./texts-context.ts";
import { useDirection } from "./use-direction.ts";
import { useText } from "./use-text.ts";

/**
 * Syncs the document's language and direction with the console's, for styles, screen readers and hyphenation. Before the
 * first paint, since the direction moves everything.
 */
function DocumentLanguage() {
  const { language } = useText();
  const direction = useDirection();
  useLayoutEffect(() => {
    const { documentElement } = document;
    // Browsers recompute all styles when it is set, even to the same value.
    if (documentElement.lang !== language) {
      documentElement.lang = language;
    }
    if ((documentElement.dir || "ltr") !== direction) {
      documentElement.dir = direction;
    }
  }, [language, direction]);
  return null;
}

export function LanguageProvider({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  return (
    <TextsContext value={texts}>
      <DocumentLanguage />
      {children}
    </TextsContext>
  );
}
