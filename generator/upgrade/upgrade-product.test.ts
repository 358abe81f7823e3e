import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { requireCleanTree } from "./upgrade-product.ts";

let folder: string;

beforeEach(() => {
  folder = testFolder("upgrade-");
  mkdirSync(path.join(folder, "product"));
  writeFileSync(path.join(folder, "product/a.ts"), "");
});

afterEach(() => {});

const git = (...words: readonly string[]) => execFileSync("git", words, { cwd: folder, stdio: "pipe" });

test("a product that the repository around it ignores cannot be upgraded without --force", () => {
  git("init", "--quiet");
  writeFileSync(path.join(folder, ".gitignore"), "product/\n");
  expect(() => requireCleanTree(path.join(folder, "product"))).toThrow("not in a Git repository");
});

test("files that Git does not know are changes, also if its settings hide them", () => {
  git("init", "--quiet");
  git("config", "status.showUntrackedFiles", "no");
  expect(() => requireCleanTree(path.join(folder, "product"))).toThrow("not committed");
});
