import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve("src");
const IMPORT = /^import (?!type\b)[^;]*?"([^"]+)";$/gm;

/** What a module imports at once, by its place where it is of this repository, else by its name. */
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

// What says `withoutMui` of its list: what is drawn there, and what is loaded when it is opened.
test.each(["plan/plan-list.tsx", "coupon/coupon-list.tsx", "overrides/coupon.tsx"])(
  "%s and all that it imports do without MUI, whose theme is not there",
  (file) => {
    const reached = [...reach(path.join(source, "product/console", file))];
    expect(reached).toContain("react");
    expect(reached.filter((name) => /^@(mui\/(?!icons-material\/)|emotion\/)/.test(name))).toEqual([]);
  },
);
