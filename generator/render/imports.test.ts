import { expect, test } from "vitest";
import { toImports, typeFrom, valueFrom, withImports } from "./imports.ts";

test.each([
  ["no symbols", [], []],
  ["one value", [valueFrom("./a.ts", "one")], ['import { one } from "./a.ts";']],
  ["only types", [typeFrom("./a.ts", "B"), typeFrom("./a.ts", "A")], ['import type { A, B } from "./a.ts";']],
  [
    "a type among values",
    [valueFrom("m", "pgTable"), typeFrom("m", "AnyPgColumn")],
    ['import { type AnyPgColumn, pgTable } from "m";'],
  ],
  ["a symbol given twice", [valueFrom("m", "a"), valueFrom("m", "a")], ['import { a } from "m";']],
  [
    "two modules, in the order in which they are first named",
    [valueFrom("z", "z"), valueFrom("a", "a"), valueFrom("z", "b")],
    ['import { b, z } from "z";', 'import { a } from "a";'],
  ],
  [
    "more than a line holds",
    [valueFrom("m", "a".repeat(60)), valueFrom("m", "b".repeat(60))],
    [`import {\n  ${"a".repeat(60)},\n  ${"b".repeat(60)},\n} from "m";`],
  ],
])("toImports: %s", (_, symbols, wanted) => {
  expect(toImports(symbols)).toEqual(wanted);
});

test("withImports: a name is imported if the code refers to it, and not for a key, a member, a text or a comment", () => {
  const code = `// banner
/** none */
export const own: Of = { none: used("none", \`none \${inTemplate}\`), short };
other.none(condition ? chosen : { none() {} });
`;
  const names = ["chosen", "condition", "inTemplate", "Of", "other", "short", "used"];
  const known = ["none", "own", ...names].map((name) => valueFrom("m", name));
  expect(withImports(code, known)).toBe(code.replace("\n", `\nimport { ${names.join(", ")} } from "m";\n`));
});
