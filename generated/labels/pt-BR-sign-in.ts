// @generated from src/product/labels/pt-BR/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Catalogue } from "entity-console/generated";

/** Texts of the sign-in page in pt-BR. */
export const texts: Catalogue = {
  "product.name": "Console administrativo",
};
