import { laterDisplay } from "../later-display.tsx";

/** A translated text. Loaded when shown: few lists have one. */
export const TranslatedValue = laterDisplay(async () => (await import("./content.tsx")).TranslatedContent);
