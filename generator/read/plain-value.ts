import ts from "typescript";
import type { Position, SpecProblem } from "../diagnostics/spec-error.ts";
import { positionOf } from "./schema-program.ts";

/** Plain data, as a spec value holds it. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A spec value with the place of each of its parts: `list.columns.3` -> line and column. */
export interface PlainValue {
  readonly value: Plain;
  readonly places: ReadonlyMap<string, Position>;
  readonly problems: readonly SpecProblem[];
}

interface Reading {
  readonly source: ts.SourceFile;
  readonly places: Map<string, Position>;
  readonly problems: SpecProblem[];
}

/** Reads an object or array literal without running it. Anything but plain data is a problem. */
export function readPlainValue(source: ts.SourceFile, expression: ts.Expression): PlainValue {
  const reading: Reading = { source, places: new Map(), problems: [] };
  const value = read(reading, expression, "");
  return { value, places: reading.places, problems: reading.problems };
}

function read(reading: Reading, expression: ts.Expression, path: string): Plain {
  const node = unwrap(expression);
  reading.places.set(path, positionOf(reading.source, node.getStart()));
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
      // The name, not the value, is what a message about a misspelt key points at.
      reading.places.set(join(path, `${key}#`), positionOf(reading.source, property.name.getStart()));
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

function refuse({ source, problems }: Reading, node: ts.Node, path: string): void {
  problems.push({
    at: positionOf(source, node.getStart()),
    path,
    found: ts.isOmittedExpression(node)
      ? "an empty place in a list"
      : `\`${node.getText(source).slice(0, 60)}\`, which is not plain data`,
    write: "strings, numbers, booleans, arrays and objects, written out: the generator does not run the spec",
  });
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
