import { expect, test } from "vitest";
import { dependentsOf, importsOf } from "./import-graph.ts";

test("follows static and dynamic imports, by relative paths and by the names of package.json", () => {
  expect(importsOf("scripts/test-runs/import-graph.ts")).toEqual(["generator/paths/product-paths.ts"]);
  expect(importsOf("src/console/crud/actions/use-record-runs.ts")).toContain("src/console/crud/actions/record-runs.ts");
  expect(importsOf("testing/fixture/src/backend/main.ts")).toContain("src/public/backend.ts");
});

test("dependents of a file have the number of imports between them", () => {
  const files = [
    "scripts/test-runs/import-graph.ts",
    "scripts/test-runs/import-graph.test.ts",
    "scripts/test-runs/test-counts.ts",
  ];
  expect([...dependentsOf(files, ["generator/paths/product-paths.ts"])]).toEqual([
    ["generator/paths/product-paths.ts", 0],
    ["scripts/test-runs/import-graph.ts", 1],
    ["scripts/test-runs/import-graph.test.ts", 2],
  ]);
});
