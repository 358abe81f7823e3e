import path from "node:path";
import ts from "typescript";
import type { Member } from "./source-objects.ts";

/** A lazy-loaded component: its name and the file that exports it, relative to the product's root. */
export interface LoadedComponent {
  readonly name: string;
  readonly file: string;
}

/** Reads `async () => (await import("./a.tsx")).A`: the name `A` and the path of `a.tsx`. */
export function loadedComponent({ source, at }: Member): LoadedComponent | null {
  let found: LoadedComponent | null = null;
  const visit = (node: ts.Node): void => {
    const module = ts.isPropertyAccessExpression(node) ? importedIn(node.expression) : null;
    if (found === null && module !== null && ts.isPropertyAccessExpression(node)) {
      found = { name: node.name.text, file: path.posix.join(path.posix.dirname(source.file), module) };
    }
    ts.forEachChild(node, visit);
  };
  visit(at);
  return found;
}

function importedIn(node: ts.Expression): string | null {
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) {
    return importedIn(node.expression);
  }
  const [module] =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
  return module !== undefined && ts.isStringLiteralLike(module) ? module.text : null;
}
