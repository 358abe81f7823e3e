import ts from "typescript";

/** Line width of Biome's configuration. */
const WIDTH = 120;

interface TypeImport {
  readonly type: string;
  readonly module: string;
}

/** Adds the type to the file's import from the module, or adds an import, sorted by module. */
export function withTypeImport(text: string, { type, module }: TypeImport): string {
  const source = parse(text);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const same = imports.find((each) => moduleOf(each) === module && each.importClause?.isTypeOnly === true);
  const bindings = same?.importClause?.namedBindings;
  if (same !== undefined && bindings !== undefined && ts.isNamedImports(bindings)) {
    const types = bindings.elements.map((element) => element.getText(source));
    return types.includes(type)
      ? text
      : replaceNode(text, same, importText({ type: [...types, type].sort().join(", "), module }));
  }
  const next = imports.find((each) => moduleOf(each) > module);
  const last = imports.at(-1);
  if (next !== undefined || last === undefined) {
    const at = next?.getStart(source) ?? 0;
    return `${text.slice(0, at)}${importText({ type, module })}\n${next === undefined ? "\n" : ""}${text.slice(at)}`;
  }
  return `${text.slice(0, last.end)}\n${importText({ type, module })}${text.slice(last.end)}`;
}

function importText({ type, module }: TypeImport): string {
  return `import type { ${type} } from "${module}";`;
}

function moduleOf({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : "";
}

/** Breaks objects that exceed the line width into one member per line. */
export function breakLongObjects(text: string): string {
  const source = parse(text);
  const object = findLongObject(source, source);
  if (object === null) {
    return text;
  }
  const line = text.slice(source.getLineStarts()[lineOf(source, object.getStart(source))]);
  const indent = /^ */.exec(line)?.[0] ?? "";
  const members = object.properties.map((member) => `${indent}  ${member.getText(source)},\n`);
  return breakLongObjects(replaceNode(text, object, `{\n${members.join("")}${indent}}`));
}

/** The outermost one-line object that exceeds the line width. */
function findLongObject(source: ts.SourceFile, node: ts.Node): ts.ObjectLiteralExpression | null {
  if (ts.isObjectLiteralExpression(node) && node.properties.length > 0 && isWide(source, node)) {
    return node;
  }
  return ts.forEachChild(node, (child) => findLongObject(source, child) ?? undefined) ?? null;
}

function isWide(source: ts.SourceFile, node: ts.Node): boolean {
  const line = lineOf(source, node.getStart(source));
  const start = source.getLineStarts()[line] ?? 0;
  const [text = ""] = source.text.slice(start).split("\n");
  return line === lineOf(source, node.end) && text.length > WIDTH;
}

function lineOf(source: ts.SourceFile, offset: number): number {
  return source.getLineAndCharacterOfPosition(offset).line;
}

function replaceNode(text: string, node: ts.Node, by: string): string {
  return `${text.slice(0, node.getStart())}${by}${text.slice(node.end)}`;
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile("labels.ts", text, ts.ScriptTarget.ES2022, true);
}
