import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";

type Tree = { readonly [file: string]: string };

const book = "export interface Book { readonly name: string }\nexport const book = { path: '/books' };\n";
const value = (to: string) => `import { book } from "${to}";\nexport const copy = book;\n`;
const type = (to: string) => `import type { Book } from "${to}";\nexport const copy: Book = { name: "Basic" };\n`;

/** A public entry, imported by its name. */
const ENTRY: Tree = {
  "package.json": '{ "name": "entity-console", "type": "module", "exports": { "./spec": "./src/public/spec.ts" } }',
  "src/public/spec.ts": book,
};

/** A component of MUI, in the folder of packages. */
const MUI: Tree = { "node_modules/@mui/material/Box.js": "export default function Box() {}\n" };
const usesMui = 'import Box from "@mui/material/Box";\nexport const box = Box;\n';

/** Import trees that break one rule each. */
const FORBIDDEN: readonly (readonly [rule: string, tree: Tree])[] = [
  [
    "no-cycles",
    {
      "generator/model/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
      "generator/model/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
    },
  ],
  ["framework-knows-no-product", { "src/console/a.ts": type("../../generated/a.ts"), "generated/a.ts": book }],
  ["framework-knows-no-product", { "src/backend/a.ts": type("../product/a.ts"), "src/product/a.ts": book }],
  ["products-use-the-public-api", { "src/product/a.ts": type("../console/a.ts"), "src/console/a.ts": book }],
  ["products-use-the-public-api", { "testing/fixture/a.ts": type("../../src/kinds/a.ts"), "src/kinds/a.ts": book }],
  ["products-use-the-public-api", { "src/product/e2e/a.ts": type("../../../e2e/a.ts"), "e2e/a.ts": book }],
  ["products-use-the-public-api-by-name", { "src/product/a.ts": type("../public/a.ts"), "src/public/a.ts": book }],
  ["entries-are-for-products", { "src/console/a.ts": type("../public/a.ts"), "src/public/a.ts": book }],
  [
    "entries-run-where-they-are-used",
    { "src/public/kinds.ts": type("../kinds/filters.ts"), "src/kinds/filters.ts": book },
  ],
  ["entries-run-where-they-are-used", { "src/public/console.ts": type("../backend/a.ts"), "src/backend/a.ts": book }],
  ["schema-is-a-leaf", { "schema/enums.ts": value("../docs/book.ts"), "docs/book.ts": book }],
  [
    "schema-is-types-to-the-app",
    { "src/product/console/main.tsx": value("../../../schema/book.ts"), "schema/book.ts": book },
  ],
  ["the-lock-is-a-leaf", { "src/lock/a.ts": type("../backend/a.ts"), "src/backend/a.ts": book }],
  ["kinds-have-a-pure-half", { "src/kinds/a/kind.ts": value("../../console/book.ts"), "src/console/book.ts": book }],
  [
    "kinds-have-a-browser-half",
    { "src/kinds/a/control.tsx": type("../../backend/book.ts"), "src/backend/book.ts": book },
  ],
  [
    "browser-halves-are-for-screens",
    { "src/backend/book.ts": type("../kinds/a/cells.ts"), "src/kinds/a/cells.ts": book },
  ],
  ["contract-is-a-leaf", { "src/contract/a.ts": type("../console/book.ts"), "src/console/book.ts": book }],
  [
    "generator-never-sees-the-app",
    { "generator/cli/main.ts": value("../../src/backend/book.ts"), "src/backend/book.ts": book },
  ],
  ["app-never-sees-the-generator", { "src/backend/a.ts": value("../../generator/book.ts"), "generator/book.ts": book }],
  ["emitters-are-pure", { "generator/emit/api.ts": 'import { readFileSync } from "node:fs";\nreadFileSync("x");\n' }],
  ["emitters-are-pure", { "generator/emit/api.ts": type("../read/book.ts"), "generator/read/book.ts": book }],
  ["the-model-is-pure", { "generator/model/api.ts": 'import { readFileSync } from "node:fs";\nreadFileSync("x");\n' }],
  ["generated-code-has-entries", { "generated/menu.ts": type("../docs/a.ts"), "docs/a.ts": book }],
  ["generated-code-has-entries", { "generated/menu.ts": type("entity-console/spec"), ...ENTRY }],
  ["console-and-backend-are-strangers", { "src/console/a.ts": type("../backend/a.ts"), "src/backend/a.ts": book }],
  ["console-and-backend-are-strangers", { "src/backend/a.ts": type("../console/a.ts"), "src/console/a.ts": book }],
  [
    "the-foreign-backend-is-foreign",
    { "testing/foreign-backend/a.ts": type("../../src/contract/a.ts"), "src/contract/a.ts": book },
  ],
  [
    "the-foreign-backend-is-foreign",
    { "testing/foreign-backend/a.ts": type("../../generated/a.ts"), "generated/a.ts": book },
  ],
  [
    "the-foreign-backend-is-foreign",
    { "testing/foreign-backend/a.ts": value("../../generator/a.ts"), "generator/a.ts": book },
  ],
  [
    "the-foreign-backend-is-foreign",
    { "src/product/e2e/foreign-records.ts": type("../../../schema/a.ts"), "schema/a.ts": book },
  ],
  ["backend-one-way-street", { "src/backend/auth/a.ts": type("../writes/a.ts"), "src/backend/writes/a.ts": book }],
  ["backend-one-way-street", { "src/backend/http/a.ts": value("../database/a.ts"), "src/backend/database/a.ts": book }],
  ["backend-one-way-street", { "src/backend/jobs/a.ts": value("../app.ts"), "src/backend/app.ts": book }],
  ["generator-one-way-street", { "generator/read/a.ts": type("../model/a.ts"), "generator/model/a.ts": book }],
  ["generator-one-way-street", { "generator/emit/a.ts": type("../compare/a.ts"), "generator/compare/a.ts": book }],
  ["generator-one-way-street", { "generator/explain/a.ts": value("../generate.ts"), "generator/generate.ts": book }],
  ["generator-one-way-street", { "generator/generate.ts": value("./cli/a.ts"), "generator/cli/a.ts": book }],
  ["console-layers", { "src/console/ui/a.ts": type("../fields/a.ts"), "src/console/fields/a.ts": book }],
  ["console-layers", { "src/console/session/a.ts": type("../app/a.ts"), "src/console/app/a.ts": book }],
  ["console-layers", { "src/console/fields/a.ts": type("../crud/form/a.ts"), "src/console/crud/form/a.ts": book }],
  ["console-layers", { "src/console/lib/a.ts": type("../data/a.ts"), "src/console/data/a.ts": book }],
  ["console-layers", { "src/console/data/a.ts": type("../fields/a.ts"), "src/console/fields/a.ts": book }],
  ["console-layers", { "src/console/home/a.ts": type("../app/a.ts"), "src/console/app/a.ts": book }],
  ["ui-is-the-door-to-mui", { "src/console/home/a.ts": usesMui, ...MUI }],
  ["ui-is-the-door-to-mui", { "src/kinds/text/control.tsx": usesMui, ...MUI }],
  ["products-use-the-door-to-mui", { "src/product/console/a.ts": usesMui, ...MUI }],
  ["crud-layers", { "src/console/crud/form/a.ts": type("../saving/a.ts"), "src/console/crud/saving/a.ts": book }],
  ["crud-layers", { "src/console/crud/uses/a.ts": value("../list/a.ts"), "src/console/crud/list/a.ts": book }],
  [
    "crud-siblings-are-independent",
    { "src/console/crud/list/a.ts": type("../transfer/a.ts"), "src/console/crud/transfer/a.ts": book },
  ],
  [
    "crud-siblings-are-independent",
    { "src/console/crud/show/a.ts": value("../screens/a.ts"), "src/console/crud/screens/a.ts": book },
  ],
  ["crud-has-folders-only", { "src/console/home/a.ts": value("../crud/a.ts"), "src/console/crud/a.ts": book }],
  ["app-layers", { "src/console/app/layout/a.ts": type("../routing/a.ts"), "src/console/app/routing/a.ts": book }],
  ["app-layers", { "src/console/app/services/a.ts": value("../start.ts"), "src/console/app/start.ts": book }],
  [
    "no-screen-to-screen",
    {
      "src/console/crud/screens/list-screen.tsx": value("./show-screen.tsx"),
      "src/console/crud/screens/show-screen.tsx": book,
    },
  ],
  ["the-product-stands-alone", { "src/backend/a.ts": value("../../scripts/a.ts"), "scripts/a.ts": book }],
  ["test-helpers-stay-below", { "src/backend/testing/a.ts": value("../../../scripts/a.ts"), "scripts/a.ts": book }],
  [
    "the-product-runs-on-dependencies",
    {
      "package.json": '{ "type": "module", "devDependencies": { "left-out": "1.0.0" } }',
      "node_modules/left-out/package.json": '{ "name": "left-out", "version": "1.0.0", "main": "main.js" }',
      "node_modules/left-out/main.js": "module.exports.book = 1;\n",
      "src/backend/a.ts": value("left-out"),
    },
  ],
  ["nothing-unresolved", { "src/backend/a.ts": value("./gone.ts") }],
];

/** Imports that break no rule. */
const ALLOWED: Tree = {
  "schema/book.ts": book,
  "src/contract/screens.ts": book,
  "generated/entities.ts": type("../schema/book.ts"),
  "generator/model/naming/names.ts": type("../../read/book.ts"),
  "generator/read/book.ts": book,
  "generator/emit/api.ts": type("../model/naming/names.ts").replace("Book", "copy as Book").replace("type ", ""),
  "src/console/ui/icon.ts": book,
  "src/console/fields/currency-of.ts": type("../ui/icon.ts"),
  "src/console/crud/screens/list-screen.tsx": type("../../../contract/screens.ts"),
  "src/console/crud/list/a.ts": value("../query/a.ts"),
  "src/console/crud/query/a.ts": book,
  "src/console/app/routes.tsx":
    'import { copy } from "../crud/screens/list-screen.tsx";\nexport const routes = [copy];\n',
};

/** Rules of .dependency-cruiser.mjs that miss the imports they forbid, lack a reason, or have no test tree. */
export async function findUnprovenBoundaries(): Promise<readonly string[]> {
  const rules = (await readOptions()).ruleSet?.forbidden ?? [];
  const tried = new Set(FORBIDDEN.map(([rule]) => rule));
  const folder = mkdtempSync(path.join(tmpdir(), "boundaries-"));
  const brokenRules = async (tree: Tree, index: number) => {
    const baseDir = path.join(folder, String(index));
    await writeTree(baseDir, tree);
    const folders = [...new Set(Object.keys(tree).map((file) => file.split("/")[0] ?? file))];
    const { output } = await cruise(
      folders.filter((name) => name !== "package.json"),
      { ...(await readOptions()), baseDir, validate: true },
    );
    return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name).join(", ");
  };
  const problems: string[] = [];
  try {
    for (const [index, [rule, tree]] of [...FORBIDDEN, ["", ALLOWED] as const].entries()) {
      const broken = await brokenRules(tree, index);
      if (broken !== rule) {
        problems.push(`${Object.keys(tree).join(", ")} breaks "${broken}", not "${rule}"`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    ...problems,
    ...rules.filter(({ comment }) => !comment).map(({ name }) => `${name} has no comment`),
    ...rules.filter(({ name = "" }) => !tried.has(name)).map(({ name }) => `${name} has no tree in this file`),
  ];
}

/** Read again for each tree: the library modifies its options. */
async function readOptions() {
  const { tsConfig: _ours, ...options } = await extractDepcruiseOptions(
    path.join(frameworkRoot, ".dependency-cruiser.mjs"),
  );
  return options;
}

async function writeTree(baseDir: string, tree: Tree): Promise<void> {
  for (const [file, text] of Object.entries({ "package.json": '{ "type": "module" }', ...tree })) {
    await mkdir(path.dirname(path.join(baseDir, file)), { recursive: true });
    await writeFile(path.join(baseDir, file), text);
  }
}
