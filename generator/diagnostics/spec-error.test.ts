import { expect, test } from "vitest";
import type { Diagnostic } from "./diagnostic.ts";
import { SpecError, throwIfAny } from "./spec-error.ts";

test("diagnostics are thrown sorted by file, line and column; an empty list throws no error", () => {
  const at = (file: string, line: number, column: number): Diagnostic => ({
    at: { file, line, column },
    path: "",
    message: "",
    hint: "",
  });
  const sorted = [at("a", 1, 9), at("a", 2, 1), at("a", 2, 5), at("b", 1, 1)];
  const [first, second, third, fourth] = sorted as [Diagnostic, Diagnostic, Diagnostic, Diagnostic];
  expect(() => throwIfAny([])).not.toThrow();
  for (const diagnostics of [
    [fourth, third, second, first],
    [second, fourth, first, third],
  ]) {
    expect(thrownBy(diagnostics)).toMatchObject({
      name: "SpecError",
      message: "4 mistake(s) in the spec",
      diagnostics: sorted,
    });
  }
});

function thrownBy(diagnostics: readonly Diagnostic[]): unknown {
  try {
    return throwIfAny(diagnostics);
  } catch (error) {
    expect(error).toBeInstanceOf(SpecError);
    return error;
  }
}
