import type { Catalogue } from "../../contract/labels.ts";
import { nearestLanguage } from "../../contract/nearest-language.ts";

/** A language that the framework includes. */
interface FrameworkLanguage {
  /** Loads the shell's texts, which the sign-in page needs. */
  readonly loadSignIn: () => Promise<Catalogue>;
  /** Loads the texts of the first screens. */
  readonly loadLists: () => Promise<Catalogue>;
  /** Loads the texts of lazy-loaded components and screens. */
  readonly loadForms: () => Promise<Catalogue>;
}

const own: { readonly [language: string]: FrameworkLanguage | undefined } = {
  "pt-BR": {
    loadSignIn: async () => (await import("./pt-BR/shell.ts")).texts,
    loadLists: async () => (await import("./pt-BR/lists.ts")).texts,
    loadForms: async () => (await import("./pt-BR/forms.ts")).texts,
  },
  "en-US": {
    loadSignIn: async () => (await import("./en-US/shell.ts")).texts,
    loadLists: async () => (await import("./en-US/lists.ts")).texts,
    loadForms: async () => (await import("./en-US/forms.ts")).texts,
  },
};

const loadNone = async () => ({});
const NONE: FrameworkLanguage = { loadSignIn: loadNone, loadLists: loadNone, loadForms: loadNone };

/**
 * Returns the framework's texts in a language, or in the same language of another region. Empty if the product's labels
 * must provide them.
 */
export function frameworkLanguage(name: string): FrameworkLanguage {
  return own[nearestLanguage(name, Object.keys(own)) ?? ""] ?? NONE;
}
