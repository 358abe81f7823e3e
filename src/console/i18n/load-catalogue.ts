import type { Catalogue, ProductLanguage } from "../../contract/labels.ts";
import { frameworkLanguage } from "./framework-texts.ts";

/** The product's texts stand before the framework's, which it may replace. */
async function together(...parts: readonly Promise<Catalogue>[]): Promise<Catalogue> {
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** What the sign-in page says: the shell's texts and the product's name. */
export function loadSignInCatalogue({ name, loadSignIn }: ProductLanguage): Promise<Catalogue> {
  return together(frameworkLanguage(name).loadSignIn(), loadSignIn());
}

/** Every text that is there at first sight. */
export function loadListCatalogue({ name, loadLists }: ProductLanguage): Promise<Catalogue> {
  const framework = frameworkLanguage(name);
  return together(framework.loadSignIn(), framework.loadLists(), loadLists());
}

/** Also the texts of what is fetched when it is wanted. */
export function loadFullCatalogue(language: ProductLanguage): Promise<Catalogue> {
  return together(frameworkLanguage(language.name).loadForms(), loadListCatalogue(language), language.loadForms());
}

/** Whether some text of a language is still to be written, so that another language has to stand in. */
export function isIncomplete(catalogue: Catalogue): boolean {
  return Object.values(catalogue).includes(undefined);
}
