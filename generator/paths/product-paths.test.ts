import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { findProduct, insideFramework, productFolders, productPaths, takeProduct } from "./product-paths.ts";

let base: string;
let framework: string;

beforeEach(() => {
  base = testFolder("paths-");
  framework = path.join(base, "framework");
  for (const folder of ["schema", "examples/library/schema", "examples/notes", "testing/fixture/schema"]) {
    mkdirSync(path.join(framework, folder), { recursive: true });
  }
});

test("the first product has its hand-written files, console and data next to the framework's", () => {
  const { folder, hand, dist, data, migrations } = findProduct(".", framework);
  expect(folder).toBe(".");
  expect([hand, dist, data, migrations].map((location) => path.relative(framework, location))).toEqual([
    "src/product",
    "dist/console",
    ".data",
    "src/product/backend/migrations",
  ]);
});

test("another product has all in its own folder, and its console and data under its own name", () => {
  const { folder, hand, dist, data, schema } = findProduct("examples/library", framework);
  expect(folder).toBe("examples/library");
  expect([hand, dist, data, schema].map((location) => path.relative(framework, location))).toEqual([
    "examples/library/src",
    "dist/library/console",
    ".data/library",
    "examples/library/schema",
  ]);
});

test("a product has its path from the framework's root, however it was given", () => {
  expect(findProduct("./examples/library/", framework).folder).toBe("examples/library");
  expect(findProduct(path.join(framework, "examples/library"), framework).folder).toBe("examples/library");
});

test("a folder that does not exist, has no schema/ or is outside the repository is rejected", () => {
  mkdirSync(path.join(base, "elsewhere/schema"), { recursive: true });
  symlinkSync(path.join(base, "elsewhere"), path.join(framework, "examples/link"));
  expect(() => findProduct("examples/libary", framework)).toThrow(
    "There is no folder examples/libary. The products here: ., examples/library, ",
  );
  expect(() => findProduct("examples/notes", framework)).toThrow("examples/notes has no schema/");
  expect(() => findProduct("../elsewhere", framework)).toThrow("../elsewhere lies outside of this repository");
  expect(() => findProduct("examples/link", framework)).toThrow("examples/link lies outside of this repository");
  expect(() => insideFramework(path.join(base, "nowhere"), framework)).toThrow("lies outside of this repository");
});

test("the products are those that have a schema/", () => {
  expect(productFolders(framework)).toEqual([".", "examples/library", "testing/fixture"]);
});

test("a product elsewhere has its hand-written files in src/", () => {
  expect(path.relative(base, productPaths(path.join(base, "alone"), framework).hand)).toBe("alone/src");
});

test("--product is taken out of a command line", () => {
  expect(takeProduct(["check", "--product", "examples/library", "--json"])).toEqual({
    product: "examples/library",
    rest: ["check", "--json"],
  });
  expect(takeProduct(["--product=examples/library"])).toEqual({ product: "examples/library", rest: [] });
  expect(takeProduct(["generate"])).toEqual({ product: null, rest: ["generate"] });
  expect(() => takeProduct(["--product"])).toThrow("not followed by a folder");
});
