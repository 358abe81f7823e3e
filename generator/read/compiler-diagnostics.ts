import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isSameLocation } from "../diagnostics/source-location.ts";
import { describeCompilerError, expressionOf, isAboutName } from "./compiler-error-texts.ts";
import { locationOf } from "./schema-program.ts";
import { originOf } from "./type-origins.ts";

/** An uninitialized class member. Classes are rejected as a whole, with a message of our own. */
const UNSET_MEMBER = 2564;

/** Returns the compiler's errors, reworded: its own messages print whole types. */
export function findCompilerDiagnostics(program: ts.Program): readonly Diagnostic[] {
  const checker = program.getTypeChecker();
  const diagnostics = program.getSemanticDiagnostics().flatMap((diagnostic) => {
    const { file, start = 0, code } = diagnostic;
    if (file === undefined || code === UNSET_MEMBER || originOf(file) === "import") {
      return [];
    }
    const node = nodeAt(file, start);
    const message = innermost(diagnostic.messageText).replaceAll("/spec/", "");
    const text = describeCompilerError(code, { checker, node, message });
    // An error in a comment at the start of the file has only the source file as its node.
    const isThere = isAboutName(code) || ts.isSourceFile(node);
    return [{ at: locationOf(file, isThere ? start : startOf(node)), path: "", ...text }];
  });
  // The compiler reports a duplicate declaration three times.
  return diagnostics.filter(
    ({ at }, index) => diagnostics.findIndex((other) => isSameLocation(other.at, at)) === index,
  );
}

/** The position to report: the value instead of its name, and the spec's name instead of the `satisfies` at its end. */
function startOf(node: ts.Node): number {
  const { parent } = node;
  if (node.kind === ts.SyntaxKind.SatisfiesKeyword && ts.isVariableDeclaration(parent.parent)) {
    return parent.parent.name.getStart();
  }
  return (expressionOf(node) ?? node).getStart();
}

function nodeAt(source: ts.SourceFile, start: number): ts.Node {
  const within = (node: ts.Node): ts.Node => {
    const inner = node.getChildren(source).find((child) => child.getStart(source) <= start && start < child.end);
    return inner === undefined ? node : within(inner);
  };
  return within(source);
}

/** Returns the innermost message of a chain. The outer ones only repeat the type of the spec. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === "string") {
    return message;
  }
  const inner = message.next?.[0];
  return inner === undefined ? message.messageText : innermost(inner);
}
