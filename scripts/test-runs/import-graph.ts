import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";

/** Static and dynamic imports, re-exports, and files in `new URL(…, import.meta.url)`. */
const IMPORT = /(?:from|import|import\(|new URL\()\s*"([^"]+)"/g;

/** The public entries, by name: `entity-console/spec` -> `src/public/spec.ts`. */
const ENTRIES = readEntries();

function readEntries(): ReadonlyMap<string, string> {
  const { name, exports } = JSON.parse(readFileSync(path.join(frameworkRoot, "package.json"), "utf8")) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
  };
  return new Map(
    Object.entries(exports).map(([entry, file]) => [path.posix.join(name, entry), path.posix.normalize(file)]),
  );
}

/** The files that a file imports, by path from the root, without packages and missing files. */
export function importsOf(file: string): readonly string[] {
  return [...readFileSync(path.join(frameworkRoot, file), "utf8").matchAll(IMPORT)]
    .map(([, name = ""]) => toPath(file, name))
    .filter((name) => name !== null && existsSync(path.join(frameworkRoot, name)))
    .filter((name) => name !== null);
}

function toPath(file: string, name: string): string | null {
  const entry = ENTRIES.get(name);
  if (entry !== undefined) {
    return entry;
  }
  return name.startsWith(".") ? path.posix.join(path.posix.dirname(file), name) : null;
}

/**
 * The files that import one of `changed`, directly or indirectly, with the number of imports between them.
 *
 * @param files - all code files, by path from the root
 */
export function dependentsOf(files: readonly string[], changed: readonly string[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of importsOf(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const distances = new Map(changed.map((file) => [file, 0]));
  // A map also iterates over entries added during the loop: this is a breadth-first search.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) {
        distances.set(importer, distance + 1);
      }
    }
  }
  return distances;
}
