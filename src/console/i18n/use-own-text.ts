import { use } from "react";
import type { Catalogue } from "../../contract/labels.ts";
import { nearestLanguage } from "../../contract/nearest-language.ts";
import type { TextKey, TextValues } from "./text.ts";
import { createTranslate } from "./translate.ts";
import { useText } from "./use-text.ts";

/** Translates the texts of some pages, and all others. */
export type OwnTranslate<Key extends string> = (key: Key | TextKey, values?: TextValues) => string;

type AnyTranslate = OwnTranslate<string>;

/** Texts of some pages, apart from all others because few users see them. */
export interface OwnTexts {
  /** Start of each of their keys. */
  readonly prefix: string;
  readonly loaders: { readonly [language: string]: () => Promise<Catalogue> };
  /** Texts that are loaded or loading, by language. */
  readonly loading: Map<string, Promise<AnyTranslate>>;
}

async function loadTranslate({ loaders }: OwnTexts, language: string, t: AnyTranslate): Promise<AnyTranslate> {
  const name = nearestLanguage(language, Object.keys(loaders)) ?? "en-US";
  const catalogue = (await loaders[name]?.()) ?? {};
  const own = createTranslate([{ language, direction: name === "ar" ? "rtl" : "ltr", catalogue }]);
  return (key, values) => (key in catalogue ? own(key as TextKey, values) : t(key, values));
}

/** Returns the texts of some pages in the current language. Suspends while they load. */
export function useOwnText<Key extends string>(texts: OwnTexts): { readonly t: OwnTranslate<Key> } {
  const { t: general, language } = useText();
  const t = general as AnyTranslate;
  const { loading, prefix } = texts;
  const found = loading.get(language) ?? loadTranslate(texts, language, (key, values) => t(key, values));
  loading.set(language, found);
  const own = use(found);
  return { t: (key, values) => (key.startsWith(prefix) ? own(key, values) : t(key, values)) };
}
