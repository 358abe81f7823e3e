import ts from "typescript";
import { isNumberUnion } from "./number-unions.ts";
import { declarationsOf, originOf } from "./type-origins.ts";
import { UNFIT } from "./unsupported-types.ts";

/** Types of the library whose schemas ts-json-schema-generator reads correctly. */
const READ_BY_LIBRARY: readonly string[] = ["Array", "ReadonlyArray", "Record"];

const ALWAYS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ConditionalType,
  ts.SyntaxKind.ImportType,
  ts.SyntaxKind.IndexedAccessType,
  ts.SyntaxKind.IntersectionType,
  ts.SyntaxKind.TemplateLiteralType,
  ts.SyntaxKind.TupleType,
  ts.SyntaxKind.TypeQuery,
]);

/**
 * Whether only the compiler knows the fields or values of a type: utility types, indexed access, mapped and conditional
 * types, intersections, and all types of imported files.
 */
export function isComputed(checker: ts.TypeChecker, node: ts.Node): node is ts.TypeNode {
  if (ts.isTypeReferenceNode(node)) {
    return isComputedReference(checker, node);
  }
  if (ts.isTypeOperatorNode(node)) {
    return node.operator === ts.SyntaxKind.KeyOfKeyword;
  }
  if (ts.isTypeLiteralNode(node) || isUnfitValue(node)) {
    return originOf(node) === "import";
  }
  return isNumberUnion(node) || ALWAYS.has(node.kind) || (ts.isMappedTypeNode(node) && isComputedMapping(node));
}

function isComputedReference(checker: ts.TypeChecker, node: ts.TypeReferenceNode): boolean {
  const [first] = declarationsOf(checker, node);
  if (first === undefined || ts.isTypeParameterDeclaration(first)) {
    return false;
  }
  const origin = originOf(first);
  const name = node.typeName.getText();
  if (origin === "library") {
    return !READ_BY_LIBRARY.includes(name) || (name === "Record" && originOf(node) === "import");
  }
  return origin === "import" || !isData(first) || (isGeneric(node) && hasComputedBody(checker, first));
}

/** A keyword such as `bigint`, which the library would read as another type; the spec's own are checked elsewhere. */
function isUnfitValue({ kind, parent }: ts.Node): boolean {
  return UNFIT.has(kind) && !ts.isTypeReferenceNode(parent) && kind !== ts.SyntaxKind.TypeQuery;
}

/** Whether a declaration is an interface or a type alias, not a class or enum. */
function isData(declaration: ts.Node): boolean {
  return ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
}

/** Whether a reference has type arguments. */
export function isGeneric({ typeArguments }: ts.TypeReferenceNode): boolean {
  return typeArguments !== undefined;
}

/** `{ [K in keyof T]: … }`, `{ [K in …]: T[K] }`, and mappings with changed modifiers or names. */
function isComputedMapping(node: ts.MappedTypeNode): boolean {
  const { questionToken, readonlyToken, nameType, typeParameter, type } = node;
  const isRequired = questionToken?.kind === ts.SyntaxKind.MinusToken;
  const isOverKeys = typeParameter.constraint !== undefined && ts.isTypeOperatorNode(typeParameter.constraint);
  const isOfKey = type !== undefined && isNamedIn(type, typeParameter.name.text);
  return isRequired || isOverKeys || isOfKey || readonlyToken !== undefined || nameType !== undefined;
}

/** Whether a type contains this name. */
function isNamedIn(node: ts.Node, name: string): boolean {
  const isName = ts.isTypeReferenceNode(node) && node.typeName.getText() === name;
  return isName || (ts.forEachChild(node, (child) => isNamedIn(child, name)) ?? false);
}

/** Whether a type within a declaration is computed. */
function hasComputedBody(checker: ts.TypeChecker, declaration: ts.Node): boolean {
  const visit = (node: ts.Node): boolean => isComputed(checker, node) || (ts.forEachChild(node, visit) ?? false);
  const isBase = ts.isInterfaceDeclaration(declaration) && isComputedInterface(checker, declaration);
  return isBase || (ts.forEachChild(declaration, visit) ?? false);
}

/** Whether an interface extends anything but interfaces of the spec without type arguments. */
export function isComputedInterface(checker: ts.TypeChecker, node: ts.Node): node is ts.InterfaceDeclaration {
  return (
    ts.isInterfaceDeclaration(node) &&
    (node.heritageClauses ?? []).some(({ types }) => types.some((base) => !isPlainBase(checker, base)))
  );
}

function isPlainBase(checker: ts.TypeChecker, { expression, typeArguments }: ts.ExpressionWithTypeArguments): boolean {
  const symbol = checker.getSymbolAtLocation(expression);
  const target =
    symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target?.declarations ?? [];
  return (
    typeArguments === undefined &&
    declarations.every((each) => ts.isInterfaceDeclaration(each) && originOf(each) === "spec")
  );
}
