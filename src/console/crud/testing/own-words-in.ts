import type { Catalogue } from "../../../contract/labels.ts";
import { ar, enUs, esEs, frFr, ptBr } from "../../i18n/framework-languages.ts";
import type { TextKey, TextValues } from "../../i18n/text.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { toOwnWords } from "../history/use-own-words.ts";

const languages = { ar, "en-US": enUs, "es-ES": esEs, "fr-FR": frFr, "pt-BR": ptBr };

/** The languages of the framework's texts. */
export const frameworkLanguages = Object.keys(languages) as readonly (keyof typeof languages)[];

/**
 * The framework's texts in a language, and its words for audit entries that belong to no entity. Without the hook,
 * which suspends.
 *
 * @example
 * const { words } = await ownWordsIn("pt-BR");
 */
export async function ownWordsIn(language: keyof typeof languages) {
  const { loadSignIn, loadLists, loadForms } = languages[language];
  const own: readonly { readonly [name: string]: Catalogue }[] = [
    await import(`../../i18n/${language}/factors.ts`),
    await import(`../../i18n/${language}/api-keys.ts`),
  ];
  const general = await Promise.all([loadSignIn(), loadLists(), loadForms()]);
  const catalogue: Catalogue = Object.assign({}, ...general, ...own.flatMap((module) => Object.values(module)));
  const translate = createTranslate([{ language, catalogue }]);
  const t = (key: string, values?: TextValues) => translate(key as TextKey, values);
  return { t, words: toOwnWords(t, t) };
}
