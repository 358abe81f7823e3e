import type { ApiKeyTextKey, FactorKey } from "../src/console/i18n/framework-key.ts";
import type { TextKey, TextValues } from "../src/console/i18n/text.ts";
import { createTranslate } from "../src/console/i18n/translate.ts";
import type { Catalogue } from "../src/contract/labels.ts";

/** Translates a key of texts that the console loads apart from all others. */
type TranslateOwn<Key extends string> = (key: Key, values?: TextValues) => string;

/** Translates a key of the texts of second factors. */
export type TranslateFactor = TranslateOwn<FactorKey>;

async function loadTranslate<Key extends string>(language: string, name: string): Promise<TranslateOwn<Key>> {
  const file = new URL(`../src/console/i18n/${language}/${name}.ts`, import.meta.url);
  const [catalogue = {}] = Object.values((await import(file.href)) as Readonly<Record<string, Catalogue>>);
  const translate = createTranslate([{ language, catalogue }], () => {
    throw new Error(`A text of ${name} is missing in ${language}`);
  });
  return (key, values) => translate(key as string as TextKey, values);
}

/** The texts of second factors in a language of the framework. */
export const loadTranslateFactor = (language: string): Promise<TranslateFactor> => loadTranslate(language, "factors");

/** The texts of the page of API keys in a language of the framework. */
export const loadTranslateApiKeys = (language: string): Promise<TranslateOwn<ApiKeyTextKey>> =>
  loadTranslate(language, "api-keys");
