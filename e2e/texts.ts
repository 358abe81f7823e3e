import path from "node:path";
import { pathToFileURL } from "node:url";
import { findProduct } from "../generator/paths/product-paths.ts";
import { loadFullCatalogue } from "../src/console/i18n/load-catalogue.ts";
import type { TextKey, TextValues } from "../src/console/i18n/text.ts";
import { createTranslate } from "../src/console/i18n/translate.ts";
import type { ProductLanguage } from "../src/contract/labels.ts";

/** Translates a key into the journey's language. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The languages of the product under test. */
const languages = await readLanguages();

/** Language tags, the default first. */
export const languageNames = languages.map(({ name }) => name);

const texts = new Map(
  await Promise.all(languages.map(async (language) => [language.name, await loadFullCatalogue(language)] as const)),
);

async function readLanguages(): Promise<readonly ProductLanguage[]> {
  const { generated } = findProduct(process.env["PRODUCT"] || null);
  const file = pathToFileURL(path.join(generated, "languages.ts"));
  const { languages: found } = (await import(file.href)) as { languages: readonly ProductLanguage[] };
  return found;
}

/**
 * The expected texts, from the console's own catalogues: journeys look for texts that staff see.
 * @example
 * const translate = translateIn("en-US");
 * await expect(page.getByText(translate("menu.tickets"))).toBeVisible();
 */
export function translateIn(language: string): Translate {
  const { direction } = languages.find(({ name }) => name === language) ?? {};
  const catalogue = texts.get(language) ?? {};
  const spoken = { language, catalogue, ...(direction === undefined ? {} : { direction }) };
  return (key, values) =>
    createTranslate([spoken], () => {
      throw new Error(`No text ${key} in ${language}`);
    })(key, values);
}
