import ts from "typescript";
import { declarationsOf, isExported, originOf, symbolOf, withoutParentheses } from "./type-origins.ts";

/** What a computed union of texts is made of. */
export interface LiteralSources {
  /** Texts in the order of the source: the compiler does not keep it. */
  readonly order: readonly string[];
  /** Exported type aliases of the spec that the type refers to. */
  readonly aliases: readonly ts.TypeAliasDeclaration[];
}

/** Collects the texts, property names and aliases that a type refers to, in the order of the source. */
export function literalSourcesOf(checker: ts.TypeChecker, root: ts.Node): LiteralSources {
  const order = new Set<string>();
  const aliases: ts.TypeAliasDeclaration[] = [];
  const seen = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) {
      return;
    }
    seen.add(node);
    for (const text of textsOf(node)) {
      order.add(text);
    }
    const targets = targetsOf(checker, node);
    aliases.push(...targets.filter(isNamed));
    for (const target of targets) {
      visit(target);
    }
    if (!(ts.isIndexedAccessTypeNode(node) && targets.length > 0)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(root);
  return { order: [...order], aliases };
}

/** The text of a literal, or the name of a property. */
function textsOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  const isProperty = ts.isPropertySignature(node) || ts.isPropertyAssignment(node);
  return isProperty && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? [node.name.text] : [];
}

/** The declarations that a type node refers to. */
function targetsOf(checker: ts.TypeChecker, node: ts.Node): readonly ts.Node[] {
  if (ts.isTypeReferenceNode(node)) {
    return declarationsOf(checker, node).filter((each) => originOf(each) !== "library");
  }
  if (ts.isTypeQueryNode(node)) {
    return symbolOf(checker, node.exprName)?.declarations ?? [];
  }
  return ts.isIndexedAccessTypeNode(node) ? membersOf(checker, node) : [];
}

/** The properties that `Ticket["status"]` refers to. */
function membersOf(
  checker: ts.TypeChecker,
  { objectType, indexType }: ts.IndexedAccessTypeNode,
): readonly ts.Declaration[] {
  const index = withoutParentheses(indexType);
  return ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal)
    ? (memberOf(checker, objectType, index.literal.text)?.declarations ?? [])
    : [];
}

/** The property of that name of a type. */
export function memberOf(checker: ts.TypeChecker, object: ts.TypeNode, name: string): ts.Symbol | undefined {
  const type = checker.getTypeFromTypeNode(object);
  return type.isUnion() ? undefined : checker.getPropertyOfType(type, name);
}

function isNamed(node: ts.Node): node is ts.TypeAliasDeclaration {
  return ts.isTypeAliasDeclaration(node) && isExported(node) && originOf(node) === "spec";
}

/** Whether an alias is a union of exactly these texts. */
export function hasTexts(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration, values: readonly string[]): boolean {
  const type = checker.getTypeAtLocation(alias.name);
  const texts = type.isUnion() ? type.types.map((each) => (each.isStringLiteral() ? each.value : null)) : [];
  return texts.length === values.length && values.every((value) => texts.includes(value));
}
