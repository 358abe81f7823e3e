import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isSameLocation } from "../diagnostics/source-location.ts";
import { describeCompilerError, expressionOf, isAboutName } from "./compiler-error-texts.ts";
import { locationOf } from "./schema-program.ts";

/** A member of a class that is not set: the class is refused as a whole. */
const UNSET_MEMBER = 2564;

/** What the compiler has to say against the spec: its words print a whole type where a name is wanted. */
export function findCompilerDiagnostics(program: ts.Program): readonly Diagnostic[] {
  const checker = program.getTypeChecker();
  const diagnostics = program.getSemanticDiagnostics().flatMap((diagnostic) => {
    const { file, start = 0, code } = diagnostic;
    if (file === undefined || code === UNSET_MEMBER) {
      return [];
    }
    const node = nodeAt(file, start);
    const message = innermost(diagnostic.messageText).replaceAll("/spec/", "");
    const text = describeCompilerError(code, { checker, node, message });
    // What begins in a comment in front of all else has no node but the file.
    const isThere = isAboutName(code) || ts.isSourceFile(node);
    return [{ at: locationOf(file, isThere ? start : startOf(node)), path: "", ...text }];
  });
  // Two declarations of one name are told of three times over.
  return diagnostics.filter(
    ({ at }, index) => diagnostics.findIndex((other) => isSameLocation(other.at, at)) === index,
  );
}

/** Where a person looks for the mistake: at the value rather than its name, at the spec's name rather than its end. */
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

/** The innermost reason names the mistake; the outer ones repeat the whole spec's type. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === "string") {
    return message;
  }
  const inner = message.next?.[0];
  return inner === undefined ? message.messageText : innermost(inner);
}
