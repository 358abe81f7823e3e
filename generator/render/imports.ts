import ts from "typescript";
import { toStringLiteral } from "./literal.ts";

/** A name that generated code takes from a module. */
export interface ImportSymbol {
  readonly name: string;
  readonly from: string;
  readonly typeOnly: boolean;
}

/** A value of a module. */
export function valueFrom(from: string, name: string): ImportSymbol {
  return { name, from, typeOnly: false };
}

/** A type of a module. */
export function typeFrom(from: string, name: string): ImportSymbol {
  return { name, from, typeOnly: true };
}

/** Returns one import per module, without duplicate names. Modules keep the order of their first use. */
export function toImports(symbols: readonly ImportSymbol[]): readonly string[] {
  const modules = new Map<string, Map<string, ImportSymbol>>();
  for (const symbol of symbols) {
    const names = modules.get(symbol.from) ?? new Map<string, ImportSymbol>();
    modules.set(symbol.from, names);
    names.set(symbol.name, symbol);
  }
  return [...modules].map(([module, names]) => toImport([...names.values()], module));
}

/** Adds imports of the known names that the code uses, after its first line. */
export function withImports(code: string, known: readonly ImportSymbol[]): string {
  const used = namesUsedBy(code);
  const [banner = "", ...rest] = code.split("\n");
  return [banner, ...toImports(known.filter(({ name }) => used.has(name))), ...rest].join("\n");
}

/** Names that the code refers to. Keys, members and declarations are the names of their parents, and do not count. */
function namesUsedBy(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node, parent: ts.Node): void => {
    const isName = "name" in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
    if (ts.isIdentifier(node) && !isName) {
      names.add(node.text);
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  const source = ts.createSourceFile("generated.ts", code, ts.ScriptTarget.ES2022);
  visit(source, source);
  return names;
}

const WIDTH = 120;

/** Sorts the names and prints them on one line if they fit. */
function toImport(symbols: readonly ImportSymbol[], module: string): string {
  const sorted = [...symbols].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const isType = sorted.every(({ typeOnly }) => typeOnly);
  const names = sorted.map(({ name, typeOnly }) => (typeOnly && !isType ? `type ${name}` : name));
  const head = isType ? "import type {" : "import {";
  const tail = `} from ${toStringLiteral(module)};`;
  const line = `${head} ${names.join(", ")} ${tail}`;
  return line.length <= WIDTH ? line : `${head}\n${names.map((name) => `  ${name},\n`).join("")}${tail}`;
}
