import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { explain } from "./explain.ts";
import { UnknownNameError } from "./explanation.ts";

let project: string;

/** A genre, a screen of the product that requires a role, and two overrides. */
beforeEach(() => {
  project = testFolder("explain-screens-");
  cpSync(path.join(import.meta.dirname, "../testing/fixtures/one-entity"), project, { recursive: true });
  write(
    "product.ts",
    `export const consoleProduct = {
  screens: [
    { path: "/", load: async () => (await import("./home.tsx")).Home, when: isWanted },
    { path: "/board", role: "administrator", load: async () => (await import("./board/board.tsx")).Board },
  ],
} satisfies ConsoleProduct;`,
  );
  write("board/board.tsx", "// What hangs on the wall.\n\nexport function Board() {\n  return null;\n}\n");
  write(
    "overrides/registry.ts",
    `export const overrideRegistry = {
  entities: { genre: { display: { name: Loud } } },
  controls: { money: Coins },
};`,
  );
});

function write(file: string, text: string): void {
  const absolute = path.join(project, "src/console", file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

test("a screen of the product's own is explained by its address: who registers it, for whom, and its component", () => {
  expect(explain(project, "/board")).toMatchObject({
    source: "src/console/product.ts:4",
    description: "a screen of the product's own; for the role administrator",
    locations: [
      { what: "registered", file: "src/console/product.ts", line: 4, text: "/board" },
      { what: "component", file: "src/console/board/board.tsx", line: 3, text: "export function Board() {" },
    ],
  });
  expect(explain(project, "/").description).toContain("only if the deployment's config enables it");
});

test("the path of a generated screen is explained by its entity", () => {
  expect(explain(project, "/genres/edit/:id")).toMatchObject({
    source: "schema/entities/genre.ts",
    description: "the edit screen of genre; `explain genre` lists its parts",
  });
});

test("an unknown path gets a suggestion of the nearest one", () => {
  const asked = () => explain(project, "/bord");
  expect(asked).toThrow(UnknownNameError);
  expect(asked).toThrow('/bord: no screen has this address; did you mean "/board"?');
});

test("the sign-in form is the framework's, until the product registers one", () => {
  expect(explain(project, "login").description).toContain("the framework's sign-in form");
  write(
    "product.ts",
    `export const consoleProduct = {
  login: async () => (await import("./badge.tsx")).Badge,
} satisfies ConsoleProduct;`,
  );
  write("badge.tsx", "export const Badge = () => null;\n");
  expect(explain(project, "login")).toMatchObject({
    source: "src/console/product.ts:2",
    description: "the product's sign-in form, in the place of the framework's",
    locations: [{ line: 2 }, { file: "src/console/badge.tsx", line: 1 }],
  });
});

test("the console as a whole is explained by all that its product registers", () => {
  expect(explain(project, "console").locations).toEqual([
    { what: "screen", file: "src/console/product.ts", line: 3, text: "/ Home" },
    { what: "screen", file: "src/console/product.ts", line: 4, text: "/board Board" },
    { what: "override", file: "src/console/overrides/registry.ts", line: 2, text: "genre: display.name Loud" },
    { what: "override", file: "src/console/overrides/registry.ts", line: 3, text: "controls.money Coins" },
  ]);
});

test("a product without a registry of its own has the framework's console", () => {
  rmSync(path.join(project, "src/console"), { recursive: true });
  expect(explain(project, "console")).toMatchObject({ locations: [] });
});
