import { expect, test } from "vitest";
import { withCompileHint } from "./compile-hints.ts";

const code = "const m=1;";

test("a chunk that a page runs at once begins with the comment that browsers know", () => {
  for (const name of ["base", "list", "form"]) {
    expect(withCompileHint({ name, code })).toBe(`//# allFunctionsCalledOnLoad\n${code}`);
  }
});

test("other chunks stay as they are", () => {
  expect(withCompileHint({ name: "list-cards", code })).toBe(code);
});
