import ts from "typescript";
import { memberOf } from "./literal-sources.ts";

/** The declarations of a property; those of its origin, if a mapped type has renamed it. */
export function declarationsOf(symbol: ts.Symbol): readonly ts.PropertySignature[] {
  const { declarations, links } = symbol as ts.Symbol & { readonly links?: { readonly syntheticOrigin?: ts.Symbol } };
  const origin = links?.syntheticOrigin;
  return declarations === undefined && origin !== undefined
    ? declarationsOf(origin)
    : (declarations ?? []).filter(ts.isPropertySignature);
}

/** The declarations of `T["name"]` for the field `name` of `{ [K in "name"]: T[K] }`. */
export function declarationsByKey(checker: ts.TypeChecker, symbol: ts.Symbol): readonly ts.PropertySignature[] {
  const { links } = symbol as { readonly links?: { readonly mappedType?: { readonly declaration?: ts.Node } } };
  const mapped = links?.mappedType?.declaration;
  const access = mapped && ts.isMappedTypeNode(mapped) && mapped.type ? accessIn(mapped.type) : undefined;
  const origin = access && memberOf(checker, access.objectType, symbol.name);
  return origin === undefined ? [] : declarationsOf(origin);
}

/** The first `T[K]` of a type. */
function accessIn(node: ts.Node): ts.IndexedAccessTypeNode | undefined {
  return ts.isIndexedAccessTypeNode(node) ? node : ts.forEachChild(node, accessIn);
}
