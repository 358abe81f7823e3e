import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "testing/mutants");

/** The patches whose files are here: a framework without its product has none of the product's. */
const patches = readdirSync(folder).filter((name) => {
  const text = readFileSync(path.join(folder, name), "utf8");
  return [...text.matchAll(/^--- a\/(.+)$/gm)].every(([, file = ""]) => existsSync(path.join(root, file)));
});

test.each(patches)("%s can be applied to what it breaks", (name) => {
  expect(() =>
    execFileSync("git", ["apply", "--check", path.join(folder, name)], { cwd: root, stdio: "pipe" }),
  ).not.toThrow();
});
