// @generated from src/labels/es-ES/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Catalogue } from "entity-console/generated";

/** Texts of the sign-in page in es-ES. */
export const texts: Catalogue = {
  "product.name": "Huella, clínicas veterinarias",
};
