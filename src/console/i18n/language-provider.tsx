import { type ReactNode, useEffect } from "react";
import type { Texts } from "./texts.ts";
import { TextsContext } from "./texts-context.ts";
import { useText } from "./use-text.ts";

/** Syncs the document's language with the console's, for screen readers and hyphenation. */
function DocumentLanguage() {
  const { language } = useText();
  useEffect(() => {
    const { documentElement } = document;
    // Browsers recompute all styles when it is set, even to the same value.
    if (documentElement.lang !== language) {
      documentElement.lang = language;
    }
  }, [language]);
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
