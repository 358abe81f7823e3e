import type { ApiKeyTextKey } from "./framework-key.ts";
import { type OwnTexts, type OwnTranslate, useOwnText } from "./use-own-text.ts";

/** Translates the texts of the page of API keys, and all others. */
export type ApiKeyTranslate = OwnTranslate<ApiKeyTextKey>;

const TEXTS: OwnTexts = {
  prefix: "apiKeys.",
  loaders: {
    ar: async () => (await import("./ar/api-keys.ts")).apiKeysAr,
    "en-US": async () => (await import("./en-US/api-keys.ts")).apiKeysEnUs,
    "es-ES": async () => (await import("./es-ES/api-keys.ts")).apiKeysEsEs,
    "fr-FR": async () => (await import("./fr-FR/api-keys.ts")).apiKeysFrFr,
    "pt-BR": async () => (await import("./pt-BR/api-keys.ts")).apiKeysPtBr,
  },
  loading: new Map(),
};

/** Returns the texts of the page of API keys in the current language. Suspends while they load. */
export function useApiKeyText(): { readonly t: ApiKeyTranslate } {
  return useOwnText<ApiKeyTextKey>(TEXTS);
}
