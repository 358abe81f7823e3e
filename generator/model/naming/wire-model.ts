import type { RequestNames, WireNames } from "../../../src/contract/wire-names.ts";
import type { ProductSpec } from "../../vocabulary/product-spec.ts";

/** The product's rules for names on the wire. */
export type WireRules = Pick<ProductSpec, "naming" | "idName">;

/** Tables of names by entity, and by service call. Without other names, there is no table. */
export interface WireModel {
  readonly entities: { readonly [entity: string]: WireNames };
  readonly calls: { readonly [call: string]: RequestNames };
  /** The tables of these calls, by type. */
  readonly types: { readonly [typeName: string]: WireNames };
}
