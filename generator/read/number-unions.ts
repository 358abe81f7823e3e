import ts from "typescript";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";

/** Whether a node is a union of numbers, such as `1 | 2 | null`. */
export function isNumberUnion(node: ts.Node): boolean {
  const isUnion = ts.isUnionTypeNode(node) && node.types.some(isNumber);
  return isUnion && node.types.every((each) => isNumber(each) || isNull(each));
}

function isNumber(node: ts.TypeNode): boolean {
  const literal = ts.isLiteralTypeNode(node) ? node.literal : undefined;
  const value = literal && ts.isPrefixUnaryExpression(literal) ? literal.operand : literal;
  return value !== undefined && ts.isNumericLiteral(value);
}

function isNull(node: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;
}

/** The mistake of a union of numbers: enumerations have texts as values, because labels are found by them. */
export function describeNumbers(type: string, numbers: readonly number[]): DiagnosticText {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const isRange = sorted.every((value, index) => value === Math.trunc(first) + index);
  const texts = sorted.slice(0, 2).map((value) => JSON.stringify(String(value)));
  return {
    message: `\`${type}\`, a union of numbers`,
    hint: isRange
      ? `number, with @asType integer, @minimum ${first} and @maximum ${first + sorted.length - 1}`
      : `a named union of texts, such as ${texts.join(" | ")}`,
  };
}
