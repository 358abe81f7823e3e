import type { Catalogue } from "../../contract/labels.ts";

/** A language that the framework speaks by itself. */
interface FrameworkLanguage {
  /** The shell's texts, which the sign-in page needs. */
  readonly loadShell: () => Promise<Catalogue>;
  /** Those of the first screens. */
  readonly loadRest: () => Promise<Catalogue>;
  /** Those of parts and screens that are fetched when they are wanted. */
  readonly loadLater: () => Promise<Catalogue>;
}

const own: { readonly [language: string]: FrameworkLanguage | undefined } = {
  "pt-BR": {
    loadShell: async () => (await import("./pt-BR/shell.ts")).texts,
    loadRest: async () => (await import("./pt-BR/lists.ts")).texts,
    loadLater: async () => (await import("./pt-BR/forms.ts")).texts,
  },
  "en-US": {
    loadShell: async () => (await import("./en-US/shell.ts")).texts,
    loadRest: async () => (await import("./en-US/lists.ts")).texts,
    loadLater: async () => (await import("./en-US/forms.ts")).texts,
  },
};

const loadNone = async () => ({});
const NONE: FrameworkLanguage = { loadShell: loadNone, loadRest: loadNone, loadLater: loadNone };

/** The framework's texts in that language; where it lacks them, the product's labels have them. */
export function frameworkLanguage(name: string): FrameworkLanguage {
  return own[name] ?? NONE;
}
