// @generated from src/product/labels/en-US/ by `npm run codegen`, which overwrites it: edit that file instead.
import type { Catalogue } from "#contract/labels.ts";

/** What is said in en-US before anybody has signed in. */
export const texts: Catalogue = {
  "product.name": "Admin console",
};
