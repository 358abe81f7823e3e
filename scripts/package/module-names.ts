import path from "node:path";
import ts from "typescript";

// Module names in the package: a source file `src/a.ts` is compiled to `src/a.js`.

/** The name of a compiled file. */
export function toCompiledName(file: string): string {
  return file.replace(/(?<!\.d)\.tsx?$/, ".js");
}

/**
 * Modules of packages that the package contains, and their files there: the library that compares tables, without its
 * program, its bundler and its drivers of other databases.
 */
export const VENDORED: Readonly<Record<string, string>> = { "drizzle-kit/api": "vendor/drizzle-kit.js" };

/** The file that an import names, relative to the root; null for a package. */
export function toImportedFile(importer: string, name: string): string | null {
  return VENDORED[name] ?? (name.startsWith(".") ? path.posix.join(path.posix.dirname(importer), name) : null);
}

/** Code or declarations of a file with the names of compiled files in its imports. */
export function withCompiledImports(file: string, text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const literal of moduleNamesIn(file, text)) {
    const target = toImportedFile(file, literal.text);
    if (target !== null) {
      const relative = path.posix.relative(path.posix.dirname(file), toCompiledName(target));
      const name = relative.startsWith(".") ? relative : `./${relative}`;
      parts.push(text.slice(end, literal.getStart()), JSON.stringify(name));
      end = literal.end;
    }
  }
  return [...parts, text.slice(end)].join("");
}

/** The names of modules in a file in their order: of imports, exports, types, augmentations and `new URL`. */
export function moduleNamesIn(file: string, text: string): readonly ts.StringLiteral[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, toScriptKind(file));
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node) => {
    const name = moduleNameOf(node);
    if (name !== undefined && ts.isStringLiteral(name)) {
      found.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function toScriptKind(file: string): ts.ScriptKind {
  return file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

function moduleNameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier;
  }
  if (ts.isModuleDeclaration(node)) {
    return node.name;
  }
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments[0];
  }
  return isWorkerUrl(node) ? node.arguments?.[0] : undefined;
}

/** `new URL("./worker.ts", import.meta.url)`. */
function isWorkerUrl(node: ts.Node): node is ts.NewExpression {
  return ts.isNewExpression(node) && /^URL\("\.{1,2}\/[^"]*\.tsx?", import\.meta\.url\)$/.test(node.getText().slice(4));
}
