// @generated from src/product/labels/pt-BR/ by `npm run codegen`, which overwrites it: edit that file instead.
import type { Catalogue } from "#contract/labels.ts";

/** What is said in pt-BR before anybody has signed in. */
export const texts: Catalogue = {
  "product.name": "Console administrativo",
};
