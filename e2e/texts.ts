import path from "node:path";
import { pathToFileURL } from "node:url";
import { findProduct } from "../generator/places/product-places.ts";
import { frameworkLanguage } from "../src/console/i18n/framework-texts.ts";
import type { TextKey, TextValues } from "../src/console/i18n/text.ts";
import type { Catalogue, ProductLanguage } from "../src/contract/labels.ts";

/** Translates a key into the journey's language. */
export type Say = (key: TextKey, values?: TextValues) => string;

/** The languages of the product under test. */
const languages = await readLanguages();

/** Language tags, the default first. */
export const languageNames = languages.map(({ name }) => name);

const texts = new Map(
  await Promise.all(languages.map(async (language) => [language.name, await load(language)] as const)),
);

async function readLanguages(): Promise<readonly ProductLanguage[]> {
  const { generated } = findProduct(process.env["PRODUCT"] || null);
  const file = pathToFileURL(path.join(generated, "languages.ts"));
  const { languages: found } = (await import(file.href)) as { languages: readonly ProductLanguage[] };
  return found;
}

async function load({ name, loadLists, loadForms }: ProductLanguage): Promise<Catalogue> {
  const own = frameworkLanguage(name);
  const texts = [own.loadSignIn(), own.loadLists(), own.loadForms(), loadLists(), loadForms()];
  return Object.assign({}, ...(await Promise.all(texts)));
}

/** The expected texts, from the console's own catalogues: journeys look for texts that staff see. */
export function sayIn(language: string): Say {
  const plurals = new Intl.PluralRules(language);
  const catalogue = texts.get(language) ?? {};
  return (key, values = {}) => {
    const { count } = values;
    // Zero is singular in Portuguese, as in the console (src/console/i18n/translate.ts).
    const isNone = count === 0 && language.startsWith("pt");
    const isOne = typeof count === "number" && !isNone && plurals.select(count) === "one";
    const text = (isOne ? catalogue[`${key}_one`] : undefined) ?? catalogue[key];
    if (text === undefined) {
      throw new Error(`No text ${key} in ${language}`);
    }
    return text.replaceAll(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber: string | undefined) =>
      isNumber === undefined ? String(values[name] ?? "") : Number(values[name]).toLocaleString(language),
    );
  };
}
