// @generated from schema/product.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { ProductLanguage } from "#contract/labels.ts";

/** The languages of the product: the first is the default, the last is the fallback for missing texts. */
export const languages: readonly ProductLanguage[] = [
  {
    name: "es-ES",
    loadFirst: async () => (await import("./labels/es-ES-first.ts")).texts,
    loadRest: async () => (await import("./labels/es-ES.ts")).texts,
    loadLater: async () => (await import("./labels/es-ES-later.ts")).texts,
  },
  {
    name: "fr-FR",
    loadFirst: async () => (await import("./labels/fr-FR-first.ts")).texts,
    loadRest: async () => (await import("./labels/fr-FR.ts")).texts,
    loadLater: async () => (await import("./labels/fr-FR-later.ts")).texts,
  },
];
