import ts from "typescript";
import type { SpecProblem } from "../diagnostics/spec-error.ts";
import { positionOf } from "./schema-program.ts";

/** Parsers go on after a mistake, and soon misunderstand; the first few of a file are to be trusted. */
const TRUSTED = 3;

/** What makes a file no TypeScript. */
export function syntaxProblems(program: ts.Program, source: ts.SourceFile): readonly SpecProblem[] {
  const problems = program.getSyntacticDiagnostics(source).map((diagnostic) => ({
    at: positionOf(source, diagnostic.start),
    path: "",
    found: ts.flattenDiagnosticMessageText(diagnostic.messageText, " "),
    write: "TypeScript that parses",
  }));
  return problems
    .filter(({ at }, index) => problems.findIndex((other) => other.at.line === at.line) === index)
    .slice(0, TRUSTED);
}
