import ts from "typescript";
import { declarationsOf, originOf, withoutParentheses } from "./type-origins.ts";

/**
 * Aliases of texts, numbers or booleans with tags among the arguments of a type. The compiler does not keep such aliases,
 * so a type that it computes has lost their tags.
 */
export function taggedArguments(checker: ts.TypeChecker, node: ts.TypeNode): readonly ts.TypeAliasDeclaration[] {
  const given = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  return given.flatMap((each) => taggedAliases(checker, each, new Set()));
}

/** Aliases with tags in a union, and in the unions that it names. */
function taggedAliases(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
  seen: Set<ts.Node>,
): readonly ts.TypeAliasDeclaration[] {
  return membersOf(node).flatMap((each) => {
    const [alias] = ts.isTypeReferenceNode(each) ? declarationsOf(checker, each) : [];
    if (alias === undefined || !ts.isTypeAliasDeclaration(alias) || seen.has(alias)) {
      return [];
    }
    seen.add(alias);
    return isTagged(checker, alias) ? [alias] : taggedAliases(checker, alias.type, seen);
  });
}

function membersOf(node: ts.TypeNode): readonly ts.TypeNode[] {
  const inner = withoutParentheses(node);
  return ts.isUnionTypeNode(inner) ? inner.types : [inner];
}

const PRIMITIVE = ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.BooleanLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined;

function isTagged(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration): boolean {
  const isPrimitive = partsOf(checker, alias).every(({ flags }) => (flags & (PRIMITIVE | NOTHING)) !== 0);
  return isPrimitive && originOf(alias) === "spec" && ts.getJSDocTags(alias).length > 0;
}

/** Whether null is a value of an alias, as in `type Sku = string | null`. */
export function isNullable(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration): boolean {
  return partsOf(checker, alias).some(({ flags }) => (flags & NOTHING) !== 0);
}

function partsOf(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration): readonly ts.Type[] {
  const type = checker.getTypeAtLocation(alias.name);
  return type.isUnion() ? type.types : [type];
}
