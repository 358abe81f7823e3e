import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, productPaths } from "../paths/product-paths.ts";
import { rewriteImports, type UnknownImport } from "./rewrite-imports.ts";

/** A file that an upgrade changes. Paths are relative to the product, with forward slashes. */
export interface UpgradedFile {
  readonly path: string;
  readonly was: string;
  readonly content: string;
}

/** Something that an upgrade cannot rewrite. */
export interface UnresolvedLocation extends UnknownImport {
  readonly file: string;
}

/** The changes of an upgrade, and what is left to do by hand. */
export interface Upgrade {
  readonly files: readonly UpgradedFile[];
  readonly unknown: readonly UnresolvedLocation[];
}

/** The product has uncommitted changes, which could not be distinguished from those of the upgrade. */
export class DirtyTreeError extends Error {
  override readonly name = "DirtyTreeError";
}

/**
 * Reads an upgrade of a product's hand-written files: spec, labels, overrides, backend and tests. Nothing is written.
 * Generated files are not part of it: they are generated again.
 */
export function readUpgrade(root: string): Upgrade {
  const rewritten = codeFiles(root).map((file) => {
    const was = readFileSync(path.join(root, file), "utf8");
    return { path: file, was, ...rewriteImports(file, was) };
  });
  return {
    files: rewritten
      .filter(({ was, text }) => was !== text)
      .map(({ path: file, was, text }) => ({ path: file, was, content: text })),
    unknown: [
      ...rewritten.flatMap(({ path: file, unknown }) => unknown.map((each) => ({ file, ...each }))),
      ...["tsconfig.json", "package.json"].flatMap((file) => findAliases(root, file)),
    ],
  };
}

/** Throws a `DirtyTreeError` if the product is not in a Git repository, or has changes that are not committed. */
export function requireCleanTree(root: string): void {
  const git = (...words: readonly string[]) =>
    execFileSync("git", [...words, "--", "."], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  let status: string;
  let isStored: boolean;
  try {
    status = git("status", "--porcelain", "--untracked-files=normal");
    // Git also finds no changes in a folder that a repository around it ignores.
    isStored = status !== "" || git("ls-files") !== "";
  } catch {
    isStored = false;
    status = "";
  }
  if (!isStored) {
    throw new DirtyTreeError(
      "The product is not in a Git repository, so an upgrade cannot be undone. --force upgrades it.",
    );
  }
  if (status !== "") {
    throw new DirtyTreeError(
      "The product has changes that are not committed. Commit them first; --force upgrades it anyway.",
    );
  }
}

/** The hand-written TypeScript files of a product. */
function codeFiles(root: string): readonly string[] {
  const { hand, schema } = productPaths(root);
  const configs =
    path.resolve(root) === frameworkRoot ? [] : namesIn(root).filter((name) => name.endsWith(".config.ts"));
  const found = [schema, hand].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
          path.relative(root, path.join(folder, name)),
        )
      : [],
  );
  return [...configs, ...found]
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|generated)\//.test(file))
    .sort();
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Former names in a file of settings: they have no target now. */
function findAliases(root: string, file: string): readonly UnresolvedLocation[] {
  const place = path.join(root, file);
  const lines = existsSync(place) ? readFileSync(place, "utf8").split("\n") : [];
  return lines.flatMap((line, index) => {
    const found = /"(#(?:spec|generator|console|backend|contract|kinds)(?:\/[^"]*)?)"/.exec(line);
    return found === null
      ? []
      : [{ file, line: index + 1, column: found.index + 1, message: `${found[1]} has no target now: remove it` }];
  });
}
