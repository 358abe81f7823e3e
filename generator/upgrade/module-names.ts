import ts from "typescript";
import { apiMoves } from "./api-moves.ts";

/** A replacement of the text between two offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Report = (node: ts.Node, message: string) => void;

/** Modules of version 0.1. */
export const OLD = /^#(spec|generator|(console|backend|contract|kinds)\/.*)$/;

/** Module, a space and the exported name -> the entry, and the name there. */
export const TARGETS: ReadonlyMap<string, { readonly to: string; readonly name: string }> = new Map(
  apiMoves.flatMap(({ from, names, to }) =>
    names.map((each) => {
      const [name = "", renamed = name] = each.split(":");
      return [`${from} ${name}`, { to, name: renamed }];
    }),
  ),
);

/** Module names outside of import statements: re-exports, `import("…")`, `declare module`, and mocks. */
export function editsInside(source: ts.SourceFile, report: Report): readonly Edit[] {
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
  return ts.isCallExpression(node) && isLoader(node.expression) ? node.arguments[0] : undefined;
}

/** Whether a function loads or replaces the module that its first argument names. Other functions may have any texts. */
function isLoader(called: ts.Expression): boolean {
  return (
    called.kind === ts.SyntaxKind.ImportKeyword ||
    /^((import\.meta|require)\.resolve|require|((vi|vitest)\.)?(mock|doMock|unmock|doUnmock|importActual|importMock))$/.test(
      called.getText(),
    )
  );
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

/** The only entry that has these names of a module unchanged; null if there is none. Without names: with all names of the module. */
function entryOf(from: string, names: readonly string[] | null): string | null {
  if (from === "#contract/register.ts" && names === null) {
    return "entity-console/generated";
  }
  const moved = apiMoves.filter((move) => move.from === from);
  const all = names ?? moved.flatMap((move) => move.names);
  const targets = new Set(
    all.map((name) => {
      const target = TARGETS.get(`${from} ${name}`);
      return target?.name === name ? target.to : "";
    }),
  );
  const [only = ""] = targets;
  return targets.size === 1 && only !== "" ? only : null;
}
