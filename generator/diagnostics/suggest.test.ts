import { expect, test } from "vitest";
import { suggest } from "./suggest.ts";

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

test("suggest: of very many names the nearest, those that fit into two lines, and how many more there are", () => {
  const names = Array.from({ length: 1000 }, (_, index) => `name${index}`);
  const told = names.slice(0, 22).join(", ");
  expect(suggest("nome999", names)).toBe(`did you mean "name999"? (one of: ${told} and 978 more)`);
  expect(suggest("", names.slice(0, 22))).toBe(`one of: ${told}`);
  expect(suggest("", ["x".repeat(500), "yyyy"])).toBe(`one of: ${"x".repeat(500)} and 1 more`);
});
