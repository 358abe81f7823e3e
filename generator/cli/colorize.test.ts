import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { colorize, supportsColor } from "./colorize.ts";

const REPORT = `generated/ is not what schema/ gives:
  differs   generated/menu.ts (edited by hand)
The spec has changed since:
  BREAKING  ticket.code: removed -> client
Mend it with: npm run codegen
--- generated/menu.ts
+++ generated/menu.ts
@@ -1,2 +1,2 @@
-old
+new
 same
schema/entities/ticket.ts:3:4  ticket.list
  3 | list: {},
    |    ^
  found: nothing
  write: columns

2 mistakes in the spec; generated/ is untouched.
error: unknown command 'chekc'`;

test("colours leave the words as they are", () => {
  expect(stripVTControlCharacters(colorize(REPORT))).toBe(REPORT);
});

describe("what stands out", () => {
  const RED = "\u001b[31m";
  const GREEN = "\u001b[32m";
  const BOLD = "\u001b[1m";
  test.each([
    ["a taken line of a diff", "-old", `${RED}-old`],
    ["a given line of a diff", "+new", `${GREEN}+new`],
    ["the place of a mistake", "schema/menu.ts:3:4  menu", `${BOLD}schema/menu.ts:3:4`],
    ["what was found", "  found: nothing", `  ${RED}found:`],
    ["a fault", "error: unknown", `${RED}error:`],
    ["a file that differs", "  differs   generated/menu.ts (why)", `   ${BOLD}generated/menu.ts`],
    ["a written file", "  changed  generated/menu.ts", `  ${GREEN}changed`],
  ])("%s", (_, line, start) => {
    expect(colorize(line)).toContain(start);
  });

  test("nothing in a line that says all is well", () => {
    expect(colorize("generated/ is in sync with schema/")).toBe("generated/ is in sync with schema/");
  });
});

test.each([
  ["a terminal", { isTerminal: true, env: {}, want: true }],
  ["a file or a pipe", { isTerminal: false, env: {}, want: false }],
  ["NO_COLOR", { isTerminal: true, env: { NO_COLOR: "1" }, want: false }],
  ["an empty NO_COLOR, which says nothing", { isTerminal: true, env: { NO_COLOR: "" }, want: true }],
  ["a build server", { isTerminal: true, env: { CI: "true" }, want: false }],
  ["a terminal that cannot", { isTerminal: true, env: { TERM: "dumb" }, want: false }],
])("colour for %s", (_, { isTerminal, env, want }) => {
  expect(supportsColor(isTerminal, env)).toBe(want);
});
