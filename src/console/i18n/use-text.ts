import { use, useSyncExternalStore } from "react";
import type { Text } from "./text.ts";
import type { Texts } from "./texts.ts";
import { TextsContext } from "./texts-context.ts";

export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) {
    throw new ReferenceError("useText needs a LanguageProvider above it");
  }
  return texts;
}

/**
 * Returns the console's texts in the current language.
 *
 * @example
 * const { t, language } = useText();
 * return <h2>{t("product.summary")}</h2>;
 */
export function useText(): Text {
  const texts = useTexts();
  return useSyncExternalStore(texts.subscribe, texts.getSnapshot);
}
