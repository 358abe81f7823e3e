import { expect, test } from "vitest";
import { entitiesOf, findValue, settingsOf, typesIn, withMembers } from "./existing-files.ts";

const fileOf = (text: string, path = "schema/menu.ts") => [{ path, text }];

/** The menu in a text, with one further entry. */
function added(text: string): string {
  const menu = findValue(fileOf(text), "MenuEntry");
  return menu === null ? "no menu" : withMembers(menu, ['{ name: "b", entity: "b" }']);
}

const ENTRY = '  { name: "b", entity: "b" },\n';

test.each([
  ["[\n  a,\n]", `[\n  a,\n${ENTRY}]`],
  ["[a]", `[a,\n${ENTRY}]`],
  ["[a, // first\n]", `[a, // first\n${ENTRY}]`],
  ["[\n  a, // ] as const\n  /* last */\n]", `[\n  a, // ] as const\n  /* last */\n${ENTRY}]`],
  ["[\n  a /* no comma */\n]", `[\n  a, /* no comma */\n${ENTRY}]`],
  ["[]", `[\n${ENTRY}]`],
  ["([a])", `([a,\n${ENTRY}])`],
])("an entry is added to %s", (before, after) => {
  const rest = " as const satisfies readonly MenuEntry[];\n";
  const entry = '{ name: "a", entity: "a" }';
  const toText = (list: string) => `export const entries = ${list.replace(/\ba\b/, entry)}${rest}`;
  expect(added(toText(before))).toBe(toText(after));
});

test("settings are read in any order and with any quotes, but not from comments", () => {
  const text = `// languages: ["xx"]
export const settings = {
  idName: 'uuid',
  "naming": \`snake_case\`,
  brand: { mark: "languages: [\\"yy\\"]" },
  languages: [
    // first
    'pt-BR', "en-US",
  ],
} as const satisfies ProductSpec;`;
  expect(settingsOf(findValue(fileOf(text, "schema/settings.ts"), "ProductSpec"))).toEqual({
    language: "pt-BR",
    rules: { naming: "snake_case", idName: "uuid" },
  });
  expect(settingsOf(null)).toEqual({ language: "en-US", rules: {} });
});

test("entities of the menu and types of a file are found as the compiler reads them", () => {
  const menu = findValue(
    fileOf(
      `export const menu = [{ entity: 'a', name: "x" }, /* { entity: "b" } */ { name: "c", path: "/" }] as const satisfies readonly MenuEntry[];`,
    ),
    "MenuEntry",
  );
  expect(entitiesOf(menu)).toEqual(["a"]);
  expect(typesIn(fileOf("type A = string; export interface B {}\n// export type C = 1\nexport enum D { e }"))).toEqual([
    "A",
    "B",
    "D",
  ]);
});
