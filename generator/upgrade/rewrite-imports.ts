import ts from "typescript";
import { movedEffects } from "./api-moves.ts";
import { type Edit, editsInside, OLD, type Report, TARGETS } from "./module-names.ts";

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

/** A statement, and the names that it imports by entry; an empty list imports an entry for its side effects. */
interface MovedImport {
  readonly statement: ts.ImportDeclaration;
  readonly entries: ReadonlyMap<string, readonly ImportedName[]>;
}

const ENTRY = /^entity-console\//;

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

/** Puts the names of each entry into one statement, where the first of them was. Comments between names go above it. */
function mergeImports(text: string, imports: readonly MovedImport[]): readonly Edit[] {
  const merged = new Map<string, ImportedName[]>();
  for (const { entries } of imports) {
    for (const [entry, names] of entries) {
      merged.set(entry, [...(merged.get(entry) ?? []), ...names]);
    }
  }
  const effects = new Set(
    imports.flatMap(({ entries }) => [...entries].flatMap(([entry, names]) => (names.length === 0 ? [entry] : []))),
  );
  const newLine = newLineOf(text);
  const printed = new Set<string>();
  return imports.map(({ statement, entries }) => {
    const fresh = [...entries.keys()].filter((entry) => !printed.has(entry));
    for (const entry of fresh) {
      printed.add(entry);
    }
    const statements = fresh.flatMap((entry) =>
      toStatements(entry, merged.get(entry) ?? [], { newLine, hasEffect: effects.has(entry) }),
    );
    const lines = [...commentsIn(statement.getText()), ...statements];
    const start = statement.getStart();
    const end = statement.getEnd();
    return lines.length > 0
      ? { start, end, text: lines.join(newLine) }
      : { start, end: endOfLine(text, end), text: "" };
  });
}

function commentsIn(text: string): readonly string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, false, ts.LanguageVariant.Standard, text);
  const found: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia) {
      found.push(scanner.getTokenText());
    }
  }
  return found;
}

function newLineOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** The offset after the line break that follows, if only the line break follows. */
function endOfLine(text: string, offset: number): number {
  return offset + (/^[ \t]*\r?\n/.exec(text.slice(offset))?.[0].length ?? 0);
}

const WIDTH = 120;

interface StatementParts {
  readonly newLine: string;
  /** One of the old imports had no names: it was there for its side effects. */
  readonly hasEffect: boolean;
}

function toStatements(
  entry: string,
  names: readonly ImportedName[],
  { newLine, hasEffect }: StatementParts,
): readonly string[] {
  const unique = [...new Map(names.map((each) => [each.local, each])).values()];
  const isType = unique.every((each) => each.isType);
  // An import of types only is removed from the program, and its side effects with it.
  const effect = hasEffect && isType ? [`import "${entry}";`] : [];
  if (unique.length === 0) {
    return effect;
  }
  const parts = unique
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    .map((each) => {
      const word = each.name === each.local ? each.name : `${each.name} as ${each.local}`;
      return each.isType && !isType ? `type ${word}` : word;
    });
  const head = isType ? "import type {" : "import {";
  const line = `${head} ${parts.join(", ")} } from "${entry}";`;
  const isLong = line.length > WIDTH;
  return [...effect, isLong ? [head, ...parts.map((part) => `  ${part},`), `} from "${entry}";`].join(newLine) : line];
}
