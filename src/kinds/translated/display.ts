import { lazyDisplay } from "../lazy-display.tsx";

/** A translated text. Loaded when shown: few lists have one. */
export const TranslatedValue = lazyDisplay(async () => (await import("./content.tsx")).TranslatedContent);
