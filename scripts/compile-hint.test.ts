import { expect, test } from "vitest";
import { withCompileHint } from "./compile-hint.ts";

const code = "const m=1;";

test("on top of what every page runs at once stands the comment that has a browser compile it ahead", () => {
  for (const name of ["base", "login", "router", "list"]) {
    // By its letter: browsers know no other.
    expect(withCompileHint({ name, code })).toBe(`//# allFunctionsCalledOnLoad\n${code}`);
  }
});

test("what is fetched for later stays as it is", () => {
  for (const name of ["mui", "form", "list-cards"]) {
    expect(withCompileHint({ name, code })).toBe(code);
  }
});
