import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { packageSource } from "./project-files.ts";

let base: string;

beforeEach(() => {
  base = testFolder("project-files-");
  mkdirSync(path.join(base, "shop/inner"), { recursive: true });
});

const state = (file: string, text: string) => writeFileSync(path.join(base, file), text);
const source = (...folders: readonly string[]) =>
  packageSource(
    path.join(base, "shop/admin"),
    folders.map((folder) => path.join(base, folder)),
  );

test.each([
  ["file:console.tgz", "file:../../console.tgz"],
  ["./console.tgz", "file:../../console.tgz"],
  ["../console.tgz", "file:../../../console.tgz"],
  ["^1.2.0", "^1.2.0"],
  ["workspace:*", "workspace:*"],
])("a project that installs %s gets a product that installs %s", (stated, wanted) => {
  state("package.json", JSON.stringify({ devDependencies: { "entity-console": stated } }));
  expect(source("shop/inner")).toBe(wanted);
});

test("the nearest project counts, then the second folder, and a broken package.json is passed over", () => {
  state("package.json", JSON.stringify({ dependencies: { "entity-console": "^1.0.0" } }));
  state("shop/package.json", "{ broken");
  state("shop/inner/package.json", JSON.stringify({ dependencies: { react: "^19.0.0" } }));
  expect(source("shop/inner")).toBe("^1.0.0");
  expect(source("nowhere", "shop")).toBe("^1.0.0");
});

test("without a project, the version of this package is used", () => {
  expect(source("nowhere")).toMatch(/^\^\d+\.\d+\.\d+$/);
});
