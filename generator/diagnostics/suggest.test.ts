import { expect, test } from "vitest";
import { SpecError, type SpecProblem, suggest, throwIfAny } from "./spec-error.ts";

test.each([
  ["an edit away", "nam", ["id", "name"], 'did you mean "name"? (one of: id, name)'],
  ["two letters swapped", "nmae", ["id", "name"], 'did you mean "name"? (one of: id, name)'],
  ["the nearer of two", "codes", ["nodes", "code"], 'did you mean "nodes"? (one of: nodes, code)'],
  [
    "the nearer of two, behind the other",
    "colums",
    ["colors", "columns"],
    'did you mean "columns"? (one of: colors, columns)',
  ],
  ["the end of a longer one", "name", ["surname"], "one of: surname"],
  ["one letter of none", "a", ["xyz"], "one of: xyz"],
  ["capital letters apart", "BOOKID", ["bookId"], 'did you mean "bookId"? (one of: bookId)'],
  ["the beginning of it", "minLen", ["maximum", "minLength"], 'did you mean "minLength"? (one of: maximum, minLength)'],
  ["a third of its letters", "biography", ["biogrephi"], 'did you mean "biogrephi"? (one of: biogrephi)'],
  ["three of six letters", "abcdef", ["abcxyz"], "one of: abcxyz"],
  ["two of three letters", "abc", ["axy"], "one of: axy"],
  ["the beginning, but of three letters", "min", ["minLength"], "one of: minLength"],
  ["nothing to name", "a", [], "there is none to name"],
])("suggest: %s", (_, ...[wrong, valid, want]) => {
  expect(suggest(wrong, valid)).toBe(want);
});

test("problems are thrown in the order of files, lines and columns, and none are not thrown", () => {
  const at = (file: string, line: number, column: number): SpecProblem => ({
    at: { file, line, column },
    path: "",
    found: "",
    write: "",
  });
  const sorted = [at("a", 1, 9), at("a", 2, 1), at("a", 2, 5), at("b", 1, 1)];
  const [first, second, third, fourth] = sorted as [SpecProblem, SpecProblem, SpecProblem, SpecProblem];
  expect(() => throwIfAny([])).not.toThrow();
  for (const problems of [
    [fourth, third, second, first],
    [second, fourth, first, third],
  ]) {
    expect(thrownBy(problems)).toMatchObject({
      name: "SpecError",
      message: "4 mistake(s) in the spec",
      problems: sorted,
    });
  }
});

function thrownBy(problems: readonly SpecProblem[]): unknown {
  try {
    return throwIfAny(problems);
  } catch (error) {
    expect(error).toBeInstanceOf(SpecError);
    return error;
  }
}
