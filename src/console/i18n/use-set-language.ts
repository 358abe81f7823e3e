import { preferences } from "../lib/preferences.ts";
import { useTexts } from "./use-text.ts";

/** Changes the console's language and remembers it. */
export function useSetLanguage(): (language: string) => Promise<void> {
  const texts = useTexts();
  return async (language) => {
    await texts.setLanguage(language);
    preferences.set("language", language);
  };
}
