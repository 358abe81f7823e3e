import ts from "typescript";
import { declarationsOf, originOf, withoutParentheses } from "./type-origins.ts";

/**
 * Aliases of texts, numbers or booleans with tags among the arguments of a type. The compiler does not keep such aliases,
 * so a type that it computes has lost their tags.
 */
export function taggedArguments(checker: ts.TypeChecker, node: ts.TypeNode): readonly ts.TypeAliasDeclaration[] {
  const given = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  return given.flatMap(membersOf).flatMap((each) => {
    const [alias] = ts.isTypeReferenceNode(each) ? declarationsOf(checker, each) : [];
    return alias !== undefined && ts.isTypeAliasDeclaration(alias) && isTagged(checker, alias) ? [alias] : [];
  });
}

function membersOf(node: ts.TypeNode): readonly ts.TypeNode[] {
  const inner = withoutParentheses(node);
  return ts.isUnionTypeNode(inner) ? inner.types : [inner];
}

const PRIMITIVE = ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean;

function isTagged(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration): boolean {
  const { flags } = checker.getTypeAtLocation(alias.name);
  return (flags & PRIMITIVE) !== 0 && originOf(alias) === "spec" && ts.getJSDocTags(alias).length > 0;
}
