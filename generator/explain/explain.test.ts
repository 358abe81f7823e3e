import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { explain } from "./explain.ts";
import { reportExplanation } from "./report-explanation.ts";

const PRODUCT = path.resolve(import.meta.dirname, "../../testing/fixture");

let project: string;

/** A genre, its labels, and one override of each kind. */
beforeEach(() => {
  project = testFolder("explain-");
  cpSync(path.join(import.meta.dirname, "../testing/fixtures/one-entity"), project, { recursive: true });
  const overrides = path.join(project, "src/console/overrides");
  mkdirSync(overrides, { recursive: true });
  writeFileSync(
    path.join(overrides, "registry.ts"),
    `export const overrideRegistry = {
  entities: { genre: {
    display: { name: Loud },
    widgets: { name: Shouting },
    form: Reordered,
    screens: { list: async () => Board },
    listActions: Print,
    formFooter: Stamp,
  } },
};`,
  );
});

const REGISTRY = "src/console/overrides/registry.ts";

test("each location of a field is followed by the override that replaces it", () => {
  const { overrides } = explain(project, "genre.name");
  expect(overrides.map(({ line, over, description }) => ({ line, over, description }))).toEqual([
    { line: 3, over: ["display", "list", "show"], description: "display.name wins over the generated text display" },
    { line: 4, over: ["form control"], description: "widgets.name wins over the generated text control" },
    { line: 5, over: ["form section"], description: "form wins over the generated layout of the form" },
    { line: 6, over: ["list"], description: "screens.list wins over the generated list screen" },
  ]);
  const lines = reportExplanation(explain(project, "genre.name")).split("\n");
  const after = (what: string) => lines[lines.findIndex((line) => line.startsWith(`  ${what} `)) + 1] ?? "";
  expect(after("display")).toMatch(new RegExp(`^ {4}override +${REGISTRY}:3 +display.name wins .*\\(Loud\\)$`));
  expect(after("form control")).toMatch(new RegExp(`^ {4}override +${REGISTRY}:4 +widgets.name wins`));
});

test("an override of a kind of value is named for each field of that kind that has none of its own", () => {
  writeFileSync(
    path.join(project, REGISTRY),
    `export const overrideRegistry = {
  entities: { genre: { display: { name: Loud } } },
  controls: { text: PlainInput },
  displays: { text: PlainText, money: Coins },
};`,
  );
  const described = (name: string) => explain(project, name).overrides.map(({ description }) => description);
  expect(described("genre.name")).toEqual([
    "display.name wins over the generated text display",
    "controls.text wins over the framework's text control",
  ]);
  expect(described("genre.id")).toEqual(["displays.text wins over the framework's text display"]);
});

test("a field that no override reaches has none", () => {
  const { overrides } = explain(project, "genre.id");
  expect(overrides.map(({ slot }) => slot)).toEqual([]);
});

test("an entity's screens are listed with their routes and the overrides that replace them", () => {
  const { locations, overrides } = explain(project, "genre");
  expect(locations.filter(({ what }) => what.endsWith(" screen")).map(({ what, text }) => [what, text])).toEqual([
    ["list screen", 'screen: "list",'],
    ["show screen", 'screen: "show",'],
    ["create screen", 'screen: "create",'],
    ["edit screen", 'screen: "edit",'],
  ]);
  expect(overrides.map(({ over, description }) => [over, description])).toEqual([
    [[], "display.name wins over the generated display of name"],
    [[], "widgets.name wins over the generated control of name"],
    [["create screen", "edit screen"], "form wins over the generated layout of its forms"],
    [["list screen"], "screens.list wins over the generated list screen"],
    [["list screen"], "listActions is added to it"],
    [["create screen", "edit screen"], "formFooter is added to it"],
  ]);
});

test("every location that is named is where the file has it", () => {
  const { locations, overrides } = explain(PRODUCT, "ticket.code");
  const whats = locations.map(({ what }) => what);
  for (const part of ["read schema", "form control", "list", "show", "display", "client", "table", "label en-US"]) {
    expect(whats).toContain(part);
  }
  for (const { file, line, text } of locations) {
    expect(readFileSync(path.join(PRODUCT, file), "utf8").split("\n")[line - 1]?.trim()).toBe(text);
  }
  const [override] = overrides;
  expect(override).toMatchObject({
    slot: "display.code",
    file: "src/console/overrides/ticket.tsx",
    by: "CopyableText",
  });
  const source = readFileSync(path.join(PRODUCT, override?.file ?? ""), "utf8").split("\n");
  expect(source[(override?.line ?? 0) - 1]).toContain("code: CopyableText");
});
