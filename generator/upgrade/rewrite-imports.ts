import ts from "typescript";
import { apiMoves, movedEffects } from "./api-moves.ts";

/** An import that cannot be rewritten. */
export interface UnknownImport {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The result for one file. `text` is unchanged if there is nothing to rewrite. */
export interface RewrittenFile {
  readonly text: string;
  readonly unknown: readonly UnknownImport[];
}

interface ImportedName {
  /** Exported name in its module. */
  readonly name: string;
  /** Name in the file. */
  readonly local: string;
  readonly isType: boolean;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A statement, and the names that it imports by entry; an empty list imports an entry for its side effects. */
interface MovedImport {
  readonly statement: ts.ImportDeclaration;
  readonly entries: ReadonlyMap<string, readonly ImportedName[]>;
}

const ENTRY = /^entity-console\//;
const OLD = /^#(spec|generator|(console|backend|contract|kinds)\/.*)$/;

/** Module, a space and the exported name -> the entry, and the name there. */
const TARGETS: ReadonlyMap<string, { readonly to: string; readonly name: string }> = new Map(
  apiMoves.flatMap(({ from, names, to }) =>
    names.map((each) => {
      const [name = "", renamed = name] = each.split(":");
      return [`${from} ${name}`, { to, name: renamed }];
    }),
  ),
);

/**
 * Rewrites a TypeScript file's imports of version 0.1 (`#console/…`) as imports of the public entries. Imports of one
 * entry become one statement. Type-only imports stay type-only. The rest of the file stays as it is.
 */
export function rewriteImports(file: string, text: string): RewrittenFile {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true, kind);
  const unknown: UnknownImport[] = [];
  const report = (node: ts.Node, message: string) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    unknown.push({ line: line + 1, column: character + 1, message });
  };
  const imports = source.statements.filter(ts.isImportDeclaration).flatMap((each) => moveImport(each, report));
  const edits = [
    ...(imports.some(({ statement }) => OLD.test(moduleOf(statement))) ? mergeImports(text, imports) : []),
    ...editsInside(source, report),
  ];
  const rewritten = [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, text: insert }) => `${now.slice(0, start)}${insert}${now.slice(end)}`, text);
  return { text: rewritten, unknown };
}

type Report = (node: ts.Node, message: string) => void;

function moduleOf({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string {
  return moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : "";
}

/** The statement with its names by entry. Empty for other imports, and for those that cannot be rewritten. */
function moveImport(statement: ts.ImportDeclaration, report: Report): readonly MovedImport[] {
  const from = moduleOf(statement);
  if (!ENTRY.test(from) && !OLD.test(from)) {
    return [];
  }
  const entries = statement.importClause === undefined ? moveEffect(from) : moveNames(from, statement.importClause);
  if (typeof entries === "string") {
    report(statement, entries);
    return [];
  }
  return [{ statement, entries }];
}

type Entries = MovedImport["entries"];

/** The entry of an import for side effects, or the reason why there is none. */
function moveEffect(from: string): Entries | string {
  const effect = ENTRY.test(from) ? from : movedEffects[from];
  return effect === undefined ? `${from} is not public, and no entry has its side effects` : new Map([[effect, []]]);
}

/** The names by entry, or the reason why one of them has no entry. */
function moveNames(from: string, clause: ts.ImportClause): Entries | string {
  const names = namesOf(clause);
  if (names === null) {
    return `"* as" of ${from} cannot be rewritten: import its names instead`;
  }
  const targetOf = ({ name }: ImportedName) => (ENTRY.test(from) ? { to: from, name } : TARGETS.get(`${from} ${name}`));
  const missing = names.filter((each) => targetOf(each) === undefined).map(({ name }) => name);
  if (missing.length > 0) {
    return `${missing.join(", ")} of ${from} is not public`;
  }
  const entries = new Map<string, readonly ImportedName[]>();
  for (const each of names) {
    const { to = "", name = each.name } = targetOf(each) ?? {};
    entries.set(to, [...(entries.get(to) ?? []), { ...each, name }]);
  }
  return entries;
}

/** The imported names; null for a namespace. */
function namesOf(clause: ts.ImportClause): readonly ImportedName[] | null {
  const { name, namedBindings } = clause;
  const isTypeOnly = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (namedBindings !== undefined && ts.isNamespaceImport(namedBindings)) {
    return null;
  }
  return [
    ...(name === undefined ? [] : [{ name: "default", local: name.text, isType: isTypeOnly }]),
    ...(namedBindings?.elements ?? []).map((each) => ({
      name: (each.propertyName ?? each.name).text,
      local: each.name.text,
      isType: isTypeOnly || each.isTypeOnly,
    })),
  ];
}

/** Puts the names of each entry into one statement, where the first of them was. */
function mergeImports(text: string, imports: readonly MovedImport[]): readonly Edit[] {
  const merged = new Map<string, ImportedName[]>();
  for (const { entries } of imports) {
    for (const [entry, names] of entries) {
      merged.set(entry, [...(merged.get(entry) ?? []), ...names]);
    }
  }
  const printed = new Set<string>();
  return imports.map(({ statement, entries }) => {
    const fresh = [...entries.keys()].filter((entry) => !printed.has(entry));
    for (const entry of fresh) {
      printed.add(entry);
    }
    const lines = fresh.map((entry) => toStatement(entry, merged.get(entry) ?? [], newLineOf(text)));
    const start = statement.getStart();
    const end = statement.getEnd();
    return lines.length > 0
      ? { start, end, text: lines.join(newLineOf(text)) }
      : { start, end: endOfLine(text, end), text: "" };
  });
}

function newLineOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** The offset after the line break that follows, if only the line break follows. */
function endOfLine(text: string, offset: number): number {
  return offset + (/^[ \t]*\r?\n/.exec(text.slice(offset))?.[0].length ?? 0);
}

const WIDTH = 120;

function toStatement(entry: string, names: readonly ImportedName[], newLine: string): string {
  const unique = [...new Map(names.map((each) => [each.local, each])).values()];
  if (unique.length === 0) {
    return `import "${entry}";`;
  }
  const isType = unique.every((each) => each.isType);
  const parts = unique
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    .map((each) => {
      const word = each.name === each.local ? each.name : `${each.name} as ${each.local}`;
      return each.isType && !isType ? `type ${word}` : word;
    });
  const head = isType ? "import type {" : "import {";
  const line = `${head} ${parts.join(", ")} } from "${entry}";`;
  return line.length <= WIDTH ? line : [head, ...parts.map((part) => `  ${part},`), `} from "${entry}";`].join(newLine);
}

/** Module names outside of import statements: re-exports, `import("…")`, `declare module`, and mocks. */
function editsInside(source: ts.SourceFile, report: Report): readonly Edit[] {
  const edits: Edit[] = [];
  const rename = (literal: ts.StringLiteralLike, names: readonly string[] | null) => {
    const to = entryOf(literal.text, names);
    if (to === null) {
      report(literal, `${literal.text} cannot be rewritten here: import its names from one entry`);
    } else {
      edits.push({ start: literal.getStart() + 1, end: literal.getEnd() - 1, text: to });
    }
  };
  const visit = (node: ts.Node): void => {
    const literal = moduleLiteralOf(node);
    if (literal !== null && OLD.test(literal.text)) {
      rename(literal, namesUsedBy(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

/** The name of a module in a node that is no import statement. */
function moduleLiteralOf(node: ts.Node): ts.StringLiteralLike | null {
  const found = moduleNodeOf(node);
  return found !== undefined && ts.isStringLiteralLike(found) ? found : null;
}

function moduleNodeOf(node: ts.Node): ts.Node | undefined {
  if (ts.isExportDeclaration(node)) {
    return node.moduleSpecifier;
  }
  if (ts.isModuleDeclaration(node)) {
    return node.name;
  }
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  return ts.isCallExpression(node) ? node.arguments[0] : undefined;
}

/** The names that a node uses of its module; null if they are unknown. */
function namesUsedBy(node: ts.Node): readonly string[] | null {
  if (ts.isExportDeclaration(node) && node.exportClause !== undefined && ts.isNamedExports(node.exportClause)) {
    return node.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  }
  return ts.isImportTypeNode(node) && node.qualifier !== undefined
    ? [node.qualifier.getText().split(".")[0] ?? ""]
    : null;
}

/** The only entry with these names of a module; null if there is none. Without names: with all names of the module. */
function entryOf(from: string, names: readonly string[] | null): string | null {
  if (from === "#contract/register.ts" && names === null) {
    return "entity-console/generated";
  }
  const moved = apiMoves.filter((move) => move.from === from);
  const all = names ?? moved.flatMap((move) => move.names);
  const targets = new Set(all.map((name) => TARGETS.get(`${from} ${name}`)?.to ?? ""));
  const [only = ""] = targets;
  return targets.size === 1 && only !== "" ? only : null;
}
