import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { SpecError } from "../diagnostics/spec-error.ts";
import { generate } from "../generate.ts";

const FIXTURE = path.join(import.meta.dirname, "../testing/fixtures/one-entity");

let project: string;

beforeEach(() => {
  project = testFolder("menu-");
  cpSync(FIXTURE, project, { recursive: true });
});

/** The generator's message for a menu entry with this path, in a product with these screens. */
function messageOf(menuPath: string, screens: string | null = "[]"): string | null {
  writeFileSync(
    path.join(project, "schema/menu.ts"),
    `import type { MenuEntry } from "entity-console/spec";\nexport const menu = [\n  { name: "home", icon: "HomeOutlined", path: "/" },\n  { name: "tool", icon: "StyleOutlined", path: ${JSON.stringify(menuPath)} },\n] as const satisfies readonly MenuEntry[];\n`,
  );
  if (screens !== null) {
    mkdirSync(path.join(project, "src/console"), { recursive: true });
    writeFileSync(
      path.join(project, "src/console/product.ts"),
      `export const consoleProduct = { screens: ${screens} };\n`,
    );
  }
  try {
    generate(project);
    return null;
  } catch (error) {
    if (error instanceof SpecError) {
      return error.diagnostics.map(({ at, message, hint }) => `${at.file}:${at.line} ${message}: ${hint}`).join("\n");
    }
    throw error;
  }
}

test.each(["/tool", "/genre", "/genres/show", "/activity/old", "/login"])(
  "a menu entry for %s, where there is no screen, is an error with its line and the remedy",
  (menuPath) => {
    expect(messageOf(menuPath)).toMatch(
      /^schema\/menu.ts:4 ".*", where there is no screen: .*in src\/console\/product.ts$/,
    );
  },
);

test.each([
  ["a generated list", "/genres", "[]"],
  ["a generated form", "/genres/create", "[]"],
  ["a record's screen", "/genres/show/7", "[]"],
  ["a screen of the framework", "/activity", "[]"],
  ["a screen that the product registers", "/tool", '[{ path: "/tool", load: async () => null }]'],
  ["a registered screen with a parameter", "/tool/7", '[{ path: "/tool/:id", load: async () => null }]'],
  ["any path in a product without a console", "/tool", null],
  ["screens that only running the product would show", "/tool", "[...others]"],
  ["a path that only running the product would show", "/tool", "[{ path: TOOL }]"],
])("a menu entry may lead to %s", (_, menuPath, screens) => {
  expect(messageOf(menuPath, screens)).toBeNull();
});
