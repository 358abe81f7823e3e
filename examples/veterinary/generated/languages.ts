// @generated from schema/product.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { ProductLanguage } from "entity-console/generated";
import { esEs, frFr } from "entity-console/generated/texts";

/** The languages of the product: the first is the default, the last is the fallback for missing texts. */
export const languages: readonly ProductLanguage[] = [
  {
    name: "es-ES",
    framework: esEs,
    loadSignIn: async () => (await import("./labels/es-ES-sign-in.ts")).texts,
    loadLists: async () => (await import("./labels/es-ES.ts")).texts,
    loadForms: async () => (await import("./labels/es-ES-forms.ts")).texts,
  },
  {
    name: "fr-FR",
    framework: frFr,
    loadSignIn: async () => (await import("./labels/fr-FR-sign-in.ts")).texts,
    loadLists: async () => (await import("./labels/fr-FR.ts")).texts,
    loadForms: async () => (await import("./labels/fr-FR-forms.ts")).texts,
  },
];
