import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Reads an exported constant from a file's syntax; null if there is none. */
export function readConstant(root: string, file: string, name: string): LocatedExpression | null {
  return new Sources(root).read(file)?.declaration(name) ?? null;
}

/** An expression and its file. */
export interface LocatedExpression {
  readonly node: ts.Expression;
  readonly source: Source;
}

/** A member of an object, and the location of its value. */
export interface Member {
  readonly name: string;
  readonly value: LocatedExpression;
  /** Location of the value. */
  readonly at: ts.Node;
  readonly source: Source;
}

/** The members of an object. If a name appears twice, the later one wins. */
export function membersOf(object: LocatedExpression | null): readonly Member[] {
  const resolved = object === null ? null : resolve(object);
  if (resolved === null || !ts.isObjectLiteralExpression(resolved.node)) {
    return [];
  }
  const { source } = resolved;
  const members = new Map<string, Member>();
  for (const property of resolved.node.properties) {
    for (const member of toMembers(property, source)) {
      members.set(member.name, member);
    }
  }
  return [...members.values()];
}

/** The elements of an array literal. */
export function elementsOf(array: LocatedExpression | null): readonly LocatedExpression[] {
  const resolved = array === null ? null : resolve(array);
  if (resolved === null || !ts.isArrayLiteralExpression(resolved.node)) {
    return [];
  }
  const { source } = resolved;
  return resolved.node.elements.map((node) => ({ node, source }));
}

/** The line of an expression, from 1. */
export function lineOf({ source }: { readonly source: Source }, at: ts.Node): number {
  return source.tree.getLineAndCharacterOfPosition(at.getStart(source.tree)).line + 1;
}

function toMembers(at: ts.ObjectLiteralElementLike, source: Source): readonly Member[] {
  if (ts.isSpreadAssignment(at)) {
    return membersOf({ node: at.expression, source });
  }
  const name = at.name !== undefined && !ts.isComputedPropertyName(at.name) ? at.name.text : "";
  if (ts.isShorthandPropertyAssignment(at)) {
    return [{ name, value: { node: at.name, source }, at, source }];
  }
  if (ts.isPropertyAssignment(at)) {
    return [{ name, value: { node: at.initializer, source }, at, source }];
  }
  // A method is an inline component.
  return [{ name, value: { node: ts.factory.createNull(), source }, at, source }];
}

/** True if the expression resolves to an object literal, so that its members are known. */
export function isObject(expression: LocatedExpression): boolean {
  const resolved = resolve(expression);
  return resolved !== null && ts.isObjectLiteralExpression(resolved.node);
}

/** True if the expression resolves to an array literal. */
export function isList(expression: LocatedExpression): boolean {
  const resolved = resolve(expression);
  return resolved !== null && ts.isArrayLiteralExpression(resolved.node);
}

/** True if the expression resolves to an object literal without spreads. */
export function isWholeObject(expression: LocatedExpression): boolean {
  const resolved = resolve(expression);
  return (
    resolved !== null &&
    ts.isObjectLiteralExpression(resolved.node) &&
    !resolved.node.properties.some(ts.isSpreadAssignment)
  );
}

/** Resolves names to object literals, within a file and through imports. */
function resolve({ node, source }: LocatedExpression): LocatedExpression | null {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) {
    return resolve({ node: node.expression, source });
  }
  if (!ts.isIdentifier(node)) {
    return { node, source };
  }
  const declared = source.declaration(node.text);
  return declared === null ? null : resolve(declared);
}

/** Cache of parsed files. */
class Sources {
  private readonly root: string;
  private readonly known = new Map<string, Source | null>();

  constructor(root: string) {
    this.root = root;
  }

  read(file: string): Source | null {
    const known = this.known.get(file);
    if (known !== undefined) {
      return known;
    }
    const absolute = path.join(this.root, file);
    const source = existsSync(absolute) ? new Source(file, readFileSync(absolute, "utf8"), this) : null;
    this.known.set(file, source);
    return source;
  }
}

/** One file of the product. */
class Source {
  readonly file: string;
  readonly tree: ts.SourceFile;
  private readonly sources: Sources;

  constructor(file: string, text: string, sources: Sources) {
    this.file = file;
    this.tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
    this.sources = sources;
  }

  /** The value of a name, declared in this file or imported. */
  declaration(name: string): LocatedExpression | null {
    for (const statement of this.tree.statements) {
      const initializer = ts.isVariableStatement(statement) ? valueNamed(statement, name) : undefined;
      if (initializer !== undefined) {
        return { node: initializer, source: this };
      }
      const imported = ts.isImportDeclaration(statement) ? importNamed(statement, name) : undefined;
      if (imported !== undefined) {
        const file = path.posix.join(path.posix.dirname(this.file), imported.module);
        return this.sources.read(file)?.declaration(imported.name) ?? null;
      }
    }
    return null;
  }
}

function valueNamed({ declarationList }: ts.VariableStatement, name: string): ts.Expression | undefined {
  return declarationList.declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer;
}

function importNamed(statement: ts.ImportDeclaration, name: string) {
  const bindings = statement.importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return undefined;
  }
  const element = bindings.elements.find((one) => one.name.text === name);
  return element === undefined
    ? undefined
    : { name: (element.propertyName ?? element.name).text, module: statement.moduleSpecifier.text };
}
