import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
let probes: string;

beforeAll(() => {
  probes = mkdtempSync(path.join(tmpdir(), "boundaries-"));
});

afterAll(() => {
  rmSync(probes, { recursive: true, force: true });
});

type Tree = { readonly [file: string]: string };

/** What the rules say of a tree of files, each given with its text. */
async function brokenRules(name: string, tree: Tree): Promise<readonly string[]> {
  const baseDir = path.join(probes, name.replaceAll(/\W+/g, "-"));
  for (const [file, text] of Object.entries({ "package.json": '{ "type": "module" }', ...tree })) {
    await mkdir(path.dirname(path.join(baseDir, file)), { recursive: true });
    await writeFile(path.join(baseDir, file), text);
  }
  const { tsConfig: _ours, ...options } = await extractDepcruiseOptions(path.join(root, ".dependency-cruiser.mjs"));
  const folders = [...new Set(Object.keys(tree).map((file) => file.split("/")[0] ?? file))];
  const { output } = await cruise(folders, { ...options, baseDir, validate: true });
  return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

const plan = "export interface Plan { readonly name: string }\nexport const plan = { path: '/plans' };\n";
const value = (to: string) => `import { plan } from "${to}";\nexport const copy = plan;\n`;
const type = (to: string) => `import type { Plan } from "${to}";\nexport const copy: Plan = { name: "Basic" };\n`;

const forbidden: readonly (readonly [rule: string, tree: Tree])[] = [
  [
    "no-cycles",
    {
      "generator/model/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
      "generator/model/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
    },
  ],
  ["framework-knows-no-product", { "src/console/a.ts": type("../../generated/a.ts"), "generated/a.ts": plan }],
  ["framework-knows-no-product", { "src/backend/a.ts": type("../product/a.ts"), "src/product/a.ts": plan }],
  ["product-knows-the-framework-by-name", { "src/product/a.ts": type("../console/a.ts"), "src/console/a.ts": plan }],
  ["schema-is-a-leaf", { "schema/enums.ts": value("../docs/plan.ts"), "docs/plan.ts": plan }],
  [
    "schema-is-types-to-the-app",
    { "src/product/console/main.tsx": value("../../../schema/plan.ts"), "schema/plan.ts": plan },
  ],
  ["contract-is-a-leaf", { "src/contract/a.ts": type("../console/plan.ts"), "src/console/plan.ts": plan }],
  [
    "generator-never-sees-the-app",
    { "generator/cli/main.ts": value("../../src/backend/plan.ts"), "src/backend/plan.ts": plan },
  ],
  ["app-never-sees-the-generator", { "src/backend/a.ts": value("../../generator/plan.ts"), "generator/plan.ts": plan }],
  ["emitters-are-pure", { "generator/emit/api.ts": 'import { readFileSync } from "node:fs";\nreadFileSync("x");\n' }],
  ["emitters-are-pure", { "generator/emit/api.ts": type("../read/plan.ts"), "generator/read/plan.ts": plan }],
  ["the-model-is-pure", { "generator/model/api.ts": 'import { readFileSync } from "node:fs";\nreadFileSync("x");\n' }],
  ["generated-knows-only-the-contract", { "generated/menu.ts": type("../docs/a.ts"), "docs/a.ts": plan }],
  ["console-and-backend-are-strangers", { "src/console/a.ts": type("../backend/a.ts"), "src/backend/a.ts": plan }],
  ["console-and-backend-are-strangers", { "src/backend/a.ts": type("../console/a.ts"), "src/console/a.ts": plan }],
  ["backend-one-way-street", { "src/backend/auth/a.ts": type("../writes/a.ts"), "src/backend/writes/a.ts": plan }],
  ["backend-one-way-street", { "src/backend/http/a.ts": value("../database/a.ts"), "src/backend/database/a.ts": plan }],
  ["backend-one-way-street", { "src/backend/jobs/a.ts": value("../app.ts"), "src/backend/app.ts": plan }],
  ["generator-one-way-street", { "generator/read/a.ts": type("../model/a.ts"), "generator/model/a.ts": plan }],
  ["generator-one-way-street", { "generator/emit/a.ts": type("../compare/a.ts"), "generator/compare/a.ts": plan }],
  ["generator-one-way-street", { "generator/explain/a.ts": value("../generate.ts"), "generator/generate.ts": plan }],
  ["generator-one-way-street", { "generator/generate.ts": value("./cli/a.ts"), "generator/cli/a.ts": plan }],
  ["one-way-street", { "src/console/ui/a.ts": type("../fields/a.ts"), "src/console/fields/a.ts": plan }],
  ["one-way-street", { "src/console/session/a.ts": type("../app/a.ts"), "src/console/app/a.ts": plan }],
  ["one-way-street", { "src/console/fields/a.ts": type("../crud/a.ts"), "src/console/crud/a.ts": plan }],
  ["one-way-street", { "src/console/lib/a.ts": type("../data/a.ts"), "src/console/data/a.ts": plan }],
  ["one-way-street", { "src/console/data/a.ts": type("../fields/a.ts"), "src/console/fields/a.ts": plan }],
  ["one-way-street", { "src/console/home/a.ts": type("../app/a.ts"), "src/console/app/a.ts": plan }],
  [
    "no-screen-to-screen",
    {
      "src/console/crud/list/list-screen.tsx": value("../show/show-screen.tsx"),
      "src/console/crud/show/show-screen.tsx": plan,
    },
  ],
  ["the-product-stands-alone", { "src/backend/a.ts": value("../../scripts/a.ts"), "scripts/a.ts": plan }],
  [
    "the-product-runs-on-dependencies",
    {
      "package.json": '{ "type": "module", "devDependencies": { "left-out": "1.0.0" } }',
      "node_modules/left-out/package.json": '{ "name": "left-out", "version": "1.0.0", "main": "main.js" }',
      "node_modules/left-out/main.js": "module.exports.plan = 1;\n",
      "src/backend/a.ts": value("left-out"),
    },
  ],
  ["nothing-unresolved", { "src/backend/a.ts": value("./gone.ts") }],
];

test.each(forbidden)("%s bites (case %#)", async (rule, tree) => {
  expect(await brokenRules(`${rule}-${Object.keys(tree).join("-")}`, tree)).toEqual([rule]);
});

test("imports that go the right way break no rule", async () => {
  const rules = await brokenRules("allowed", {
    "schema/plan.ts": plan,
    "src/contract/screens.ts": plan,
    "generated/entities.ts": type("../schema/plan.ts"),
    "generator/model/names.ts": type("../read/plan.ts"),
    "generator/read/plan.ts": plan,
    "generator/emit/api.ts": type("../model/names.ts").replace("Plan", "copy as Plan").replace("type ", ""),
    "src/console/ui/icon.ts": plan,
    "src/console/fields/money.ts": type("../ui/icon.ts"),
    "src/console/crud/list/list-screen.tsx": type("../../../contract/screens.ts"),
    "src/console/app/routes.tsx":
      'import { copy } from "../crud/list/list-screen.tsx";\nexport const routes = [copy];\n',
  });
  expect(rules).toEqual([]);
});

test("every rule says why it is there, and has a case above", async () => {
  const { ruleSet } = await extractDepcruiseOptions(path.join(root, ".dependency-cruiser.mjs"));
  const rules = ruleSet?.forbidden ?? [];
  expect(rules.filter((rule) => !rule.comment)).toEqual([]);
  expect(new Set(forbidden.map(([rule]) => rule))).toEqual(new Set(rules.map((rule) => rule.name)));
});
