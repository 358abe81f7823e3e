import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";

/**
 * Copies the repository to a temporary folder: tracked and untracked files, except ignored ones and the paths of
 * `left`.
 */
export function copyRepository(name: string, left?: RegExp): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const git = (folder: string, ...words: string[]) => execFileSync("git", words, { cwd: folder, encoding: "utf8" });
  const known = git(frameworkRoot, "ls-files", "--cached", "--others", "--exclude-standard", "-z").split("\0");
  const files = new Set(known.filter((file) => file !== "" && existsSync(path.join(frameworkRoot, file))));
  for (const file of files) {
    if (!left?.test(file)) {
      cpSync(path.join(frameworkRoot, file), path.join(copy, file));
    }
  }
  // Link node_modules, but not the caches next to it.
  mkdirSync(path.join(copy, "node_modules"));
  const packages = readdirSync(path.join(frameworkRoot, "node_modules")).filter((entry) => !entry.startsWith(".cache"));
  for (const entry of packages) {
    symlinkSync(path.join(frameworkRoot, "node_modules", entry), path.join(copy, "node_modules", entry));
  }
  // The linter needs git to find ignored files.
  git(copy, "init", "--quiet");
  return copy;
}
