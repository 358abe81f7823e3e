import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { suiteFolder } from "../testing/temporary-folder.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const PARTS = [
  "generator",
  "scripts",
  "templates",
  "src/contract",
  "src/kinds",
  "src/lock",
  "src/backend/database/migration-files.ts",
  "src/console/i18n",
  "package.json",
  "package-lock.json",
];

/** The library fixture as the product at the root. */
const PRODUCT = { schema: "testing/fixture/schema", "src/product/labels": "testing/fixture/src/labels" };

const base = suiteFolder("codegen-command-");
let here: string;

beforeAll(() => {
  here = copyProject("here");
  codegen(here, ["generate"], { LC_ALL: "C", LANG: "C", TZ: "UTC" });
});

test("case 161: the same spec gives the same bytes in another folder, locale and time zone, and from CRLF sources", () => {
  const there = copyProject("deep/other folder ü", (text) => text.replaceAll("\n", "\r\n"));
  codegen(there, ["generate"], { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Pacific/Apia" });
  const given = outputsOf(here);
  expect(given.size).toBeGreaterThan(50);
  expect(outputsOf(there)).toEqual(given);
});

test("case 162: a hand-edited file and a changed label are found, with a cached and with a new bundle", () => {
  const inSync = { status: 0, text: "generated/ is in sync with schema/\n" };
  const bundles = () => readdirSync(path.join(here, "node_modules/.cache/codegen")).sort();
  expect(codegen(here, ["check"])).toEqual(inSync);
  const before = bundles();
  expect(before).toEqual([expect.stringMatching(/\.cjs$/)]);
  const labels = path.join(here, "src/product/labels/pt-BR/product.ts");
  const text = readFileSync(labels, "utf8");
  writeFileSync(labels, text.replace(/name: ".*"/, 'name: "Outro nome"'));
  expect(codegen(here, ["check"]).text).toContain("differs   generated/labels/pt-BR.ts");
  writeFileSync(labels, text);
  const menu = path.join(here, "generated/menu.ts");
  writeFileSync(menu, `${readFileSync(menu, "utf8")}// by hand\n`);
  const drift = codegen(here, ["check"]);
  expect(drift.status).toBe(1);
  expect(drift.text).toContain("differs   generated/menu.ts");
  expect(bundles()).toEqual(before);
});

test("a change of the generator's sources creates a new bundle, and only one is kept", () => {
  const cache = path.join(here, "node_modules/.cache/codegen");
  const before = readdirSync(cache);
  const file = path.join(here, "generator/render/markdown.ts");
  writeFileSync(file, `${readFileSync(file, "utf8")}\n// changed\n`);
  codegen(here, ["check"]);
  const after = readdirSync(cache);
  expect(after).toHaveLength(1);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

/** A copy of the generator and the spec in a temporary folder; `change` edits each source. */
function copyProject(name: string, change = (text: string) => text): string {
  const project = path.join(base, name);
  for (const part of PARTS) {
    cpSync(path.join(ROOT, part), path.join(project, part), {
      recursive: true,
      filter: (file) => !file.includes(`${path.sep}testing`) && !/\.test(-d)?\.ts$/.test(file),
    });
  }
  for (const [folder, source] of Object.entries(PRODUCT)) {
    cpSync(path.join(ROOT, source), path.join(project, folder), { recursive: true });
  }
  for (const folder of [...Object.keys(PRODUCT), "templates"]) {
    for (const file of filesUnder(path.join(project, folder))) {
      writeFileSync(file, change(readFileSync(file, "utf8")));
    }
  }
  // Link node_modules, but not the cache next to it.
  mkdirSync(path.join(project, "node_modules"));
  for (const entry of readdirSync(path.join(ROOT, "node_modules")).filter((entry) => !entry.startsWith("."))) {
    symlinkSync(path.join(ROOT, "node_modules", entry), path.join(project, "node_modules", entry));
  }
  return project;
}

function codegen(project: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { CI: _, ...own } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx/esm", "scripts/codegen.ts", ...args],
    {
      cwd: project,
      encoding: "utf8",
      env: { ...own, ...env },
    },
  );
  expect(stderr).toBe("");
  return { status, text: stdout };
}

function outputsOf(project: string): ReadonlyMap<string, string> {
  const files = ["generated", "docs"].flatMap((folder) => filesUnder(path.join(project, folder)));
  return new Map(files.map((file) => [path.relative(project, file), readFileSync(file, "utf8")]));
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
