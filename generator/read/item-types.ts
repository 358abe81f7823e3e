import ts from "typescript";
import { memberOf } from "./literal-sources.ts";
import { declarationsOf, originOf, withoutParentheses } from "./type-origins.ts";

/** The declared type of one item: `Sku` of `Order["skus"][number]`. Undefined for another type. */
export function itemNodeOf(checker: ts.TypeChecker, node: ts.TypeNode): ts.TypeNode | undefined {
  const isItem =
    ts.isIndexedAccessTypeNode(node) && withoutParentheses(node.indexType).kind === ts.SyntaxKind.NumberKeyword;
  const item = isItem ? itemOf(checker, node.objectType) : undefined;
  // A type parameter is another type than its argument.
  const isSame = item !== undefined && checker.getTypeFromTypeNode(item) === checker.getTypeFromTypeNode(node);
  return isSame ? item : undefined;
}

/** The type of the items of a list, followed through names, fields and null. */
function itemOf(checker: ts.TypeChecker, given: ts.TypeNode): ts.TypeNode | undefined {
  const node = withoutNull(given);
  if (ts.isArrayTypeNode(node)) {
    return node.elementType;
  }
  if (ts.isTypeOperatorNode(node)) {
    return itemOf(checker, node.type);
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const { literal } = ts.isLiteralTypeNode(node.indexType) ? node.indexType : {};
    const symbol =
      literal !== undefined && ts.isStringLiteral(literal)
        ? memberOf(checker, node.objectType, literal.text)
        : undefined;
    const declaration = symbol?.declarations?.find(ts.isPropertySignature);
    return declaration?.type === undefined ? undefined : itemOf(checker, declaration.type);
  }
  return ts.isTypeReferenceNode(node) ? itemOfReference(checker, node) : undefined;
}

function itemOfReference(checker: ts.TypeChecker, node: ts.TypeReferenceNode): ts.TypeNode | undefined {
  const [argument] = node.typeArguments ?? [];
  const name = node.typeName.getText();
  if (argument !== undefined) {
    const isList = name === "Array" || name === "ReadonlyArray";
    return isList ? argument : name === "NonNullable" ? itemOf(checker, argument) : undefined;
  }
  const [alias] = declarationsOf(checker, node);
  return alias !== undefined && ts.isTypeAliasDeclaration(alias) && originOf(alias) !== "library"
    ? itemOf(checker, alias.type)
    : undefined;
}

/** The only type of a union apart from null and undefined. */
function withoutNull(given: ts.TypeNode): ts.TypeNode {
  const node = withoutParentheses(given);
  const others = ts.isUnionTypeNode(node) ? node.types.filter((each) => !isNothing(each)) : [];
  const [only] = others;
  return only !== undefined && others.length === 1 ? withoutParentheses(only) : node;
}

function isNothing(node: ts.TypeNode): boolean {
  return (
    node.kind === ts.SyntaxKind.UndefinedKeyword ||
    (ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword)
  );
}
