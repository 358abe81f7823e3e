import ts from "typescript";

/** Whether a type is `Omit` or `Pick` of a union of objects: the fields of single branches would be lost. */
export function keepsCommonFields(checker: ts.TypeChecker, node: ts.TypeNode): boolean {
  const [first] =
    ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) ? (node.typeArguments ?? []) : [];
  const type = first === undefined ? undefined : checker.getTypeFromTypeNode(first);
  const isUnion = type?.isUnion() === true && type.types.filter(isObject).length > 1;
  return isUnion && ["Omit", "Pick"].includes(nameOf(node));
}

function isObject({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Object) !== 0;
}

function nameOf(node: ts.TypeNode): string {
  if (ts.isTypeReferenceNode(node)) {
    return node.typeName.getText();
  }
  return ts.isExpressionWithTypeArguments(node) ? node.expression.getText() : "";
}
