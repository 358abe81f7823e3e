import { expect, test } from "vitest";
import { twoWayFolders } from "./two-way-folders.ts";

const IMPORTS: { readonly [file: string]: readonly string[] } = {
  "app/start.ts": ["app/form/form.ts"],
  "app/form/form.ts": ["app/list/inner/row.ts", "lib/clock.ts"],
  "app/list/list.ts": ["app/form/form.ts", "app/list/inner/row.ts"],
  "app/list/inner/row.ts": [],
  "app/list/list.test.ts": ["app/start.ts"],
  "lib/clock.ts": ["app/start.ts"],
};

const pairsOf = (imports: typeof IMPORTS) => twoWayFolders(Object.keys(imports), "app", (file) => imports[file] ?? []);

test("folders that import each other are a pair", () => {
  expect(pairsOf(IMPORTS)).toEqual(["form <-> list"]);
});

test("files outside the folders count as one folder", () => {
  expect(
    pairsOf({ ...IMPORTS, "app/list/inner/row.ts": ["app/start.ts"], "app/start.ts": ["app/list/list.ts"] }),
  ).toEqual(expect.arrayContaining([". <-> list"]));
});

test("imports of tests and of files outside the parent do not count", () => {
  expect(pairsOf({ ...IMPORTS, "app/list/list.ts": [] })).toEqual([]);
});
