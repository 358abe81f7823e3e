// @generated from schema/product.ts by `npm run codegen`, which overwrites it: edit that file instead.
/** The currency of amounts that do not say theirs, by its ISO 4217 code. */
export const currency = "BRL";
