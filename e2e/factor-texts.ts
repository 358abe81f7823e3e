import type { FactorKey } from "../src/console/i18n/framework-key.ts";
import type { TextKey, TextValues } from "../src/console/i18n/text.ts";
import { createTranslate } from "../src/console/i18n/translate.ts";
import type { Catalogue } from "../src/contract/labels.ts";

/** Translates a key of the texts of second factors, which the console loads apart from all others. */
export type TranslateFactor = (key: FactorKey, values?: TextValues) => string;

/** The texts of second factors in a language of the framework. */
export async function loadTranslateFactor(language: string): Promise<TranslateFactor> {
  const file = new URL(`../src/console/i18n/${language}/factors.ts`, import.meta.url);
  const [catalogue = {}] = Object.values((await import(file.href)) as Readonly<Record<string, Catalogue>>);
  const translate = createTranslate([{ language, catalogue }], () => {
    throw new Error(`No text of second factors in ${language}`);
  });
  return (key, values) => translate(key as TextKey, values);
}
