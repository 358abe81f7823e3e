// @generated from src/labels/fr-FR/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Catalogue } from "entity-console/generated";

/** Texts of the sign-in page in fr-FR. */
export const texts: Catalogue = {
  "product.name": "Huella, cliniques vétérinaires",
};
