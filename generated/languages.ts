// @generated from schema/product.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { ProductLanguage } from "#contract/labels.ts";

/** The languages of the product: the first is the default, the last is the fallback for missing texts. */
export const languages: readonly ProductLanguage[] = [
  {
    name: "pt-BR",
    loadFirst: async () => (await import("./labels/pt-BR-first.ts")).texts,
    loadRest: async () => (await import("./labels/pt-BR.ts")).texts,
    loadLater: async () => (await import("./labels/pt-BR-later.ts")).texts,
  },
  {
    name: "en-US",
    loadFirst: async () => (await import("./labels/en-US-first.ts")).texts,
    loadRest: async () => (await import("./labels/en-US.ts")).texts,
    loadLater: async () => (await import("./labels/en-US-later.ts")).texts,
  },
];
