import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { locationOf } from "./schema-program.ts";

/** The data of a spec value. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A spec value with the location of each member by its path, such as `list.columns.3`. */
export interface PlainValue {
  readonly value: Plain;
  readonly locations: ReadonlyMap<string, SourceLocation>;
  readonly diagnostics: readonly Diagnostic[];
}

interface Reading {
  readonly source: ts.SourceFile;
  readonly locations: Map<string, SourceLocation>;
  readonly diagnostics: Diagnostic[];
}

/** Reads an object or array literal without running it. Expressions other than plain data are reported. */
export function readPlainValue(source: ts.SourceFile, expression: ts.Expression): PlainValue {
  const reading: Reading = { source, locations: new Map(), diagnostics: [] };
  const value = read(reading, expression, "");
  return { value, locations: reading.locations, diagnostics: reading.diagnostics };
}

function read(reading: Reading, expression: ts.Expression, path: string): Plain {
  const node = unwrap(expression);
  reading.locations.set(path, locationOf(reading.source, node.getStart()));
  if (ts.isObjectLiteralExpression(node)) {
    return readObject(reading, node, path);
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.map((element, index) => read(reading, element, join(path, String(index))));
  }
  return readScalar(reading, node, path);
}

function readObject(reading: Reading, node: ts.ObjectLiteralExpression, path: string): Plain {
  const members: [string, Plain][] = [];
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) {
      const key = property.name.text;
      members.push([key, read(reading, property.initializer, join(path, key))]);
      // The location of the key, for messages about misspelt keys.
      reading.locations.set(join(path, `${key}#`), locationOf(reading.source, property.name.getStart()));
    } else {
      refuse(reading, property, path);
    }
  }
  return Object.fromEntries(members);
}

function readScalar(reading: Reading, node: ts.Expression, path: string): Plain {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isNumericLiteral(node)) {
    return Number(node.text);
  }
  if (
    ts.isPrefixUnaryExpression(node) &&
    node.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(node.operand)
  ) {
    return -Number(node.operand.text);
  }
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true;
    case ts.SyntaxKind.FalseKeyword:
      return false;
    case ts.SyntaxKind.NullKeyword:
      return null;
    default:
      refuse(reading, node, path);
      return null;
  }
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

function refuse({ source, diagnostics }: Reading, node: ts.Node, path: string): void {
  diagnostics.push({
    at: locationOf(source, node.getStart()),
    path,
    message: ts.isOmittedExpression(node)
      ? "an empty list item"
      : `\`${node.getText(source).slice(0, 60)}\`, which is not plain data`,
    hint: "strings, numbers, booleans, arrays and objects, written out: the generator does not run the spec",
  });
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
