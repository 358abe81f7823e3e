import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve("src");
const IMPORT = /^import (?!type\b)[^;]*?"([^"]+)";$/gm;

/** Static imports of a module: paths for files of this repository, names for packages. */
function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, name = ""]) =>
    name.startsWith(".") ? path.resolve(path.dirname(file), name) : name.replace(/^#console/, `${source}/console`),
  );
}

function reach(file: string, found = new Set<string>()): ReadonlySet<string> {
  for (const name of importsOf(file).filter((each) => !found.has(each))) {
    found.add(name);
    if (/^\/.*\.tsx?$/.test(name)) {
      reach(name, found);
    }
  }
  return found;
}

// Modules of lists that are registered with `withoutMui`.
test.each(["plan/plan-list.tsx", "coupon/coupon-list.tsx", "overrides/coupon.tsx"])(
  "%s and its imports do not use MUI",
  (file) => {
    const reached = [...reach(path.join(source, "product/console", file))];
    expect(reached).toContain("react");
    expect(reached.filter((name) => /^@(mui\/(?!icons-material\/)|emotion\/)/.test(name))).toEqual([]);
  },
);
