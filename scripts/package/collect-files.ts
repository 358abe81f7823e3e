import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { moduleNamesIn, toImportedFile } from "./module-names.ts";

/** The files that the entries need, and the packages that they import. */
export interface CollectedFiles {
  /** Relative to the root, with forward slashes. */
  readonly files: ReadonlySet<string>;
  /** Names of packages: `@mui/material`. */
  readonly packages: ReadonlySet<string>;
}

/** Follows the imports of the entries, those of types included. */
export function collectFiles(root: string, entries: readonly string[]): CollectedFiles {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of importsOf(root, file)) {
      const target = toImportedFile(file, name);
      if (target !== null && isFile(path.join(root, target))) {
        files.add(target);
      }
      if (target === null && !/^(?:node:|virtual:|data:|\/)/.test(name)) {
        packages.add(toPackage(name));
      }
    }
  }
  return { files, packages };
}

/** The modules and files that a file names, without queries of the bundler. */
function importsOf(root: string, file: string): readonly string[] {
  if (file.endsWith(".css")) {
    const text = readFileSync(path.join(root, file), "utf8");
    return [...text.matchAll(/@import "([^"]+)"|url\("?([^")]+)"?\)/g)].map(([, sheet, asset]) => sheet ?? asset ?? "");
  }
  return /\.tsx?$/.test(file)
    ? moduleNamesIn(file, readFileSync(path.join(root, file), "utf8")).map(({ text }) => text.replace(/\?.*$/, ""))
    : [];
}

function isFile(place: string): boolean {
  return existsSync(place) && statSync(place).isFile();
}

function toPackage(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}
