import type { TextLoaders } from "../../contract/labels.ts";

/*
 * The languages of the framework's texts. Generated code imports those that the product uses, so that a build contains
 * no others.
 */

/** Modern Standard Arabic. */
export const ar: TextLoaders = {
  loadSignIn: async () => (await import("./ar/shell.ts")).texts,
  loadLists: async () => (await import("./ar/lists.ts")).texts,
  loadForms: async () => (await import("./ar/forms.ts")).texts,
};

/** English of the United States. */
export const enUs: TextLoaders = {
  loadSignIn: async () => (await import("./en-US/shell.ts")).texts,
  loadLists: async () => (await import("./en-US/lists.ts")).texts,
  loadForms: async () => (await import("./en-US/forms.ts")).texts,
};

/** Spanish. */
export const esEs: TextLoaders = {
  loadSignIn: async () => (await import("./es-ES/shell.ts")).texts,
  loadLists: async () => (await import("./es-ES/lists.ts")).texts,
  loadForms: async () => (await import("./es-ES/forms.ts")).texts,
};

/** French. */
export const frFr: TextLoaders = {
  loadSignIn: async () => (await import("./fr-FR/shell.ts")).texts,
  loadLists: async () => (await import("./fr-FR/lists.ts")).texts,
  loadForms: async () => (await import("./fr-FR/forms.ts")).texts,
};

/** Portuguese of Brazil. */
export const ptBr: TextLoaders = {
  loadSignIn: async () => (await import("./pt-BR/shell.ts")).texts,
  loadLists: async () => (await import("./pt-BR/lists.ts")).texts,
  loadForms: async () => (await import("./pt-BR/forms.ts")).texts,
};
