import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { printDeclaration } from "./print-declaration.ts";

/** An export of a public entry. */
export interface ApiExport {
  readonly name: string;
  /** The declaration as it is written, without comments and bodies. */
  readonly declaration: string;
  /** Text before the tags; empty without a docstring. */
  readonly doc: string;
  readonly examples: readonly string[];
  /** Whether it can be called: functions, components, hooks, and classes that are not exported as types only. */
  readonly isCallable: boolean;
  /** Source file, relative to the framework's root. */
  readonly file: string;
}

/** A public entry of the package. */
export interface ApiEntry {
  /** `entity-console/spec`. */
  readonly name: string;
  readonly doc: string;
  readonly exports: readonly ApiExport[];
}

/**
 * Reads the public entries: their files, and the declarations that they export. Only syntax is read, so it takes a second;
 * types that the compiler infers are not in the result.
 */
export function readApi(): readonly ApiEntry[] {
  const { name, exports } = JSON.parse(readFileSync(path.join(frameworkRoot, "package.json"), "utf8")) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
  };
  const code = Object.entries(exports).filter(([, place]) => /\.tsx?$/.test(place));
  return code.map(([entry, place]) => {
    const file = path.posix.normalize(place);
    return {
      name: path.posix.join(name, entry),
      doc: firstComment(parse(file).text),
      exports: [...exportsOf(file)].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)),
    };
  });
}

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known !== undefined) {
    return known;
  }
  const text = readFileSync(path.join(frameworkRoot, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  parsed.set(file, source);
  return source;
}

/** The comment at the top of an entry. */
function firstComment(text: string): string {
  const [, comment = ""] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  return comment.replace(/^\s*\* ?/gm, "").trim();
}

/** The exports of a file: its own declarations, and those that it exports from other files. */
function exportsOf(file: string): readonly ApiExport[] {
  return parse(file).statements.flatMap((statement) =>
    ts.isExportDeclaration(statement)
      ? exportedFrom(file, statement)
      : namesOf(statement).map((name) => toExport(file, statement, name)),
  );
}

function exportedFrom(file: string, statement: ts.ExportDeclaration): readonly ApiExport[] {
  const { exportClause, moduleSpecifier, isTypeOnly } = statement;
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) {
    throw new Error(`${file} exports without names`);
  }
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) {
    // An entry that exports such a name fails below: its docstring would be elsewhere.
    return [];
  }
  if (!moduleSpecifier.text.startsWith(".")) {
    // A package's component: its docstring is here.
    return exportClause.elements.map(({ name }) => ({ ...toExport(file, statement, name.text), isCallable: false }));
  }
  const target = path.posix.join(path.posix.dirname(file), moduleSpecifier.text);
  const there = exportsOf(target);
  return exportClause.elements.map(({ name, propertyName, isTypeOnly: isType }) => {
    const found = there.find((each) => each.name === (propertyName ?? name).text);
    if (found === undefined) {
      throw new Error(`${target} does not export ${(propertyName ?? name).text}`);
    }
    return { ...found, name: name.text, isCallable: found.isCallable && !isType && !isTypeOnly };
  });
}

/** The names that a statement exports. */
function namesOf(statement: ts.Statement): readonly string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) {
    return [];
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** `[Context, useContext]` has two names. */
function boundNames(name: ts.BindingName): readonly string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}

function toExport(file: string, statement: ts.Statement, name: string): ApiExport {
  return {
    name,
    file,
    declaration: printDeclaration(statement, name),
    ...docOf(statement),
    isCallable: isCallable(statement),
  };
}

function isCallable(statement: ts.Statement): boolean {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.some(
      ({ initializer }) => initializer !== undefined && ts.isArrowFunction(initializer),
    );
  }
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
}

/** The docstring of a statement: its text, and its examples without asterisks. */
function docOf(statement: ts.Statement): Pick<ApiExport, "doc" | "examples"> {
  const comment = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1);
  const textOf = (given: ts.JSDoc["comment"]) => (ts.getTextOfJSDocComment(given) ?? "").trim();
  const examples = (comment?.tags ?? []).filter(({ tagName }) => tagName.text === "example");
  return { doc: textOf(comment?.comment), examples: examples.map((tag) => textOf(tag.comment)) };
}
