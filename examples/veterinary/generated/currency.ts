// @generated from schema/product.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
/** Currency of amounts without a currency of their own (ISO 4217 code). */
export const currency = "EUR";
