import { use } from "react";
import type { Catalogue } from "../../contract/labels.ts";
import { nearestLanguage } from "../../contract/nearest-language.ts";
import type { FactorKey } from "./framework-key.ts";
import type { TextKey, TextValues } from "./text.ts";
import { createTranslate } from "./translate.ts";
import { useText } from "./use-text.ts";

/** Texts of second factors by language, apart from all others: few users see them. */
const loaders: { readonly [language: string]: () => Promise<Catalogue> } = {
  ar: async () => (await import("./ar/factors.ts")).factorsAr,
  "en-US": async () => (await import("./en-US/factors.ts")).factorsEnUs,
  "es-ES": async () => (await import("./es-ES/factors.ts")).factorsEsEs,
  "fr-FR": async () => (await import("./fr-FR/factors.ts")).factorsFrFr,
  "pt-BR": async () => (await import("./pt-BR/factors.ts")).factorsPtBr,
};

/** Translates the texts of second factors, and all others. */
export type FactorTranslate = (key: FactorKey | TextKey, values?: TextValues) => string;

const loading = new Map<string, Promise<FactorTranslate>>();

async function loadTranslate(language: string, t: FactorTranslate): Promise<FactorTranslate> {
  const name = nearestLanguage(language, Object.keys(loaders)) ?? "en-US";
  const catalogue = (await loaders[name]?.()) ?? {};
  const own = createTranslate([{ language, direction: name === "ar" ? "rtl" : "ltr", catalogue }]);
  return (key, values) => (key in catalogue ? own(key as TextKey, values) : t(key, values));
}

/** Returns the texts of second factors in the current language. Suspends while they load. */
export function useFactorText(): { readonly t: FactorTranslate } {
  const { t: general, language } = useText();
  const t = general as FactorTranslate;
  const found = loading.get(language) ?? loadTranslate(language, (key, values) => t(key, values));
  loading.set(language, found);
  const own = use(found);
  return { t: (key, values) => (key.startsWith("factors.") ? own(key, values) : t(key, values)) };
}
