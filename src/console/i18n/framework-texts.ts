import type { Catalogue } from "../../contract/labels.ts";

/** A language that the framework speaks by itself. */
interface FrameworkLanguage {
  /** The shell's texts, which the sign-in page needs. */
  readonly loadSignIn: () => Promise<Catalogue>;
  /** Those of the first screens. */
  readonly loadLists: () => Promise<Catalogue>;
  /** Those of parts and screens that are fetched when they are wanted. */
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

/** The framework's texts in that language; where it lacks them, the product's labels have them. */
export function frameworkLanguage(name: string): FrameworkLanguage {
  return own[name] ?? NONE;
}
