import type { Catalogue, ProductLanguage } from "../../contract/labels.ts";
import { frameworkLanguage } from "./framework-texts.ts";

/** Merges catalogues. Later ones override earlier ones, so that the product can replace framework texts. */
async function together(...parts: readonly Promise<Catalogue>[]): Promise<Catalogue> {
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** Loads the texts of the sign-in page: the shell's texts and the product's name. */
export function loadSignInCatalogue({ name, loadSignIn }: ProductLanguage): Promise<Catalogue> {
  return together(frameworkLanguage(name).loadSignIn(), loadSignIn());
}

/** Loads the texts of the first screens. */
export function loadListCatalogue({ name, loadLists }: ProductLanguage): Promise<Catalogue> {
  const framework = frameworkLanguage(name);
  return together(framework.loadSignIn(), framework.loadLists(), loadLists());
}

/** Loads all texts, including those of lazy-loaded components. */
export function loadFullCatalogue(language: ProductLanguage): Promise<Catalogue> {
  return together(frameworkLanguage(language.name).loadForms(), loadListCatalogue(language), language.loadForms());
}

/** Whether a language has untranslated texts, so that it needs a fallback language. */
export function isIncomplete(catalogue: Catalogue): boolean {
  return Object.values(catalogue).includes(undefined);
}
