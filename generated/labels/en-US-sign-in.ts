// @generated from src/product/labels/en-US/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Catalogue } from "entity-console/generated";

/** Texts of the sign-in page in en-US. */
export const texts: Catalogue = {
  "product.name": "Admin console",
};
