import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { locationOf } from "./schema-program.ts";

/** Only the first errors of a file are reported: later ones are often consequences of them. */
const TRUSTED = 3;

/** Returns the syntax errors of a file. */
export function findSyntaxErrors(program: ts.Program, source: ts.SourceFile): readonly Diagnostic[] {
  const diagnostics = program.getSyntacticDiagnostics(source).map((diagnostic) => ({
    at: locationOf(source, diagnostic.start),
    path: "",
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, " "),
    hint: "valid TypeScript",
  }));
  return diagnostics
    .filter(({ at }, index) => diagnostics.findIndex((other) => other.at.line === at.line) === index)
    .slice(0, TRUSTED);
}
