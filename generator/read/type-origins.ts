import ts from "typescript";
import { LIB_NAME } from "./mini-lib.ts";
import { isImportedFile, SPEC_ROOT } from "./schema-files.ts";

/** Where a type is declared. */
export type Origin = "spec" | "library" | "import";

const origins = new WeakMap<ts.SourceFile, Origin>();

/** Returns where a node is: in the spec, in the type library, or in a file with types that the spec imports. */
export function originOf(node: ts.Node): Origin {
  const source = node.getSourceFile();
  const origin = origins.get(source) ?? originOfFile(source);
  origins.set(source, origin);
  return origin;
}

function originOfFile({ fileName, text }: ts.SourceFile): Origin {
  if (fileName === `${SPEC_ROOT}/${LIB_NAME}`) {
    return "library";
  }
  return isImportedFile(fileName, text) ? "import" : "spec";
}

/** The symbol that a type name refers to, through imports. */
export function symbolOf(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** The declarations of the type that a reference names. */
export function declarationsOf(checker: ts.TypeChecker, node: ts.TypeReferenceNode): readonly ts.Declaration[] {
  return (symbolOf(checker, node.typeName)?.declarations ?? []).filter(
    (declaration) => !ts.isVariableDeclaration(declaration) && !ts.isModuleDeclaration(declaration),
  );
}

/** Whether a declaration is exported from the spec, so that its schema has a name. */
export function isExported(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return (modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** Removes parentheses around a type. */
export function withoutParentheses(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? withoutParentheses(node.type) : node;
}
