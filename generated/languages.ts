// @generated from schema/product.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { ProductLanguage } from "entity-console/generated";
import { enUs, ptBr } from "entity-console/generated/texts";

/** The languages of the product: the first is the default, the last is the fallback for missing texts. */
export const languages: readonly ProductLanguage[] = [
  {
    name: "pt-BR",
    framework: ptBr,
    loadSignIn: async () => (await import("./labels/pt-BR-sign-in.ts")).texts,
    loadLists: async () => (await import("./labels/pt-BR.ts")).texts,
    loadForms: async () => (await import("./labels/pt-BR-forms.ts")).texts,
  },
  {
    name: "en-US",
    framework: enUs,
    loadSignIn: async () => (await import("./labels/en-US-sign-in.ts")).texts,
    loadLists: async () => (await import("./labels/en-US.ts")).texts,
    loadForms: async () => (await import("./labels/en-US-forms.ts")).texts,
  },
];
