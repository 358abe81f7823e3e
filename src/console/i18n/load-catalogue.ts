import type { Catalogue, ProductLanguage, TextLoaders } from "../../contract/labels.ts";

const loadNone = async () => ({});

/** For languages whose texts are all the product's. */
const NONE: TextLoaders = { loadSignIn: loadNone, loadLists: loadNone, loadForms: loadNone };

/** Merges catalogues. Later ones override earlier ones, so that the product can replace framework texts. */
async function together(...parts: readonly Promise<Catalogue>[]): Promise<Catalogue> {
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** Loads the texts of the sign-in page: the shell's texts and the product's name. */
export function loadSignInCatalogue({ framework = NONE, loadSignIn }: ProductLanguage): Promise<Catalogue> {
  return together(framework.loadSignIn(), loadSignIn());
}

/** Loads the texts of the first screens. */
export function loadListCatalogue({ framework = NONE, loadLists }: ProductLanguage): Promise<Catalogue> {
  return together(framework.loadSignIn(), framework.loadLists(), loadLists());
}

/** Loads all texts, including those of lazy-loaded components. */
export function loadFullCatalogue(language: ProductLanguage): Promise<Catalogue> {
  const { framework = NONE, loadForms } = language;
  return together(framework.loadForms(), loadListCatalogue(language), loadForms());
}

/** Whether a language has untranslated texts, so that it needs a fallback language. */
export function isIncomplete(catalogue: Catalogue): boolean {
  return Object.values(catalogue).includes(undefined);
}
