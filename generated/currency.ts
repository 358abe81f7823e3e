// @generated from schema/product.ts by `npm run codegen`, which overwrites it: edit that file instead.
/** Currency of amounts without a currency of their own (ISO 4217 code). */
export const currency = "BRL";
