import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { locationOf } from "./schema-program.ts";

/** Parsers go on after a mistake, and soon misunderstand; the first few of a file are to be trusted. */
const TRUSTED = 3;

/** What makes a file no TypeScript. */
export function findSyntaxErrors(program: ts.Program, source: ts.SourceFile): readonly Diagnostic[] {
  const diagnostics = program.getSyntacticDiagnostics(source).map((diagnostic) => ({
    at: locationOf(source, diagnostic.start),
    path: "",
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, " "),
    hint: "TypeScript that parses",
  }));
  return diagnostics
    .filter(({ at }, index) => diagnostics.findIndex((other) => other.at.line === at.line) === index)
    .slice(0, TRUSTED);
}
