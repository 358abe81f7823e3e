import type { FactorKey } from "./framework-key.ts";
import { type OwnTexts, type OwnTranslate, useOwnText } from "./use-own-text.ts";

/** Translates the texts of second factors, and all others. */
export type FactorTranslate = OwnTranslate<FactorKey>;

const TEXTS: OwnTexts = {
  prefix: "factors.",
  loaders: {
    ar: async () => (await import("./ar/factors.ts")).factorsAr,
    "en-US": async () => (await import("./en-US/factors.ts")).factorsEnUs,
    "es-ES": async () => (await import("./es-ES/factors.ts")).factorsEsEs,
    "fr-FR": async () => (await import("./fr-FR/factors.ts")).factorsFrFr,
    "pt-BR": async () => (await import("./pt-BR/factors.ts")).factorsPtBr,
  },
  loading: new Map(),
};

/** Returns the texts of second factors in the current language. Suspends while they load. */
export function useFactorText(): { readonly t: FactorTranslate } {
  return useOwnText<FactorKey>(TEXTS);
}
