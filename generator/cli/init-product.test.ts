import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { check, generate } from "../generate.ts";
import { frameworkRoot, productFolders } from "../paths/product-paths.ts";
import { isInSync } from "../write/changes.ts";
import { initProduct } from "./init-product.ts";

let framework: string;

beforeEach(() => {
  framework = testFolder("init-");
  mkdirSync(path.join(framework, "examples/library/schema"), { recursive: true });
});

test("a new product has a spec without a mistake, and generates", () => {
  const { root, folder } = initProduct("examples/reading-room", { framework });
  expect(folder).toBe("examples/reading-room");
  expect(generate(root).missing.map((file) => file.path)).toContain("generated/screens/item.ts");
  expect(isInSync(check(root))).toBe(true);
});

test.each(["examples/shop", "shop", "products/shop"])("codegen:check checks a product in %s", (folder) => {
  initProduct(folder, { framework });
  expect(productFolders(framework)).toContain(folder);
});

test("its files are valid TypeScript with the product's name", () => {
  const { root, files } = initProduct("examples/reading-room", { framework });
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(path.join(root, file), "utf8");
    expect(ts.transpileModule(text, { fileName: file, reportDiagnostics: true }).diagnostics).toEqual([]);
  }
  const text = (file: string) => readFileSync(path.join(root, file), "utf8");
  expect(text("schema/service.ts")).toContain('title: "Reading room"');
  expect(text("src/labels/pt-BR/product.ts")).toContain('name: "Reading room"');
  expect(text(".gitattributes")).toBe(readFileSync(path.join(frameworkRoot, ".gitattributes"), "utf8"));
  expect(text("tsconfig.json")).toContain('"extends": "entity-console/tsconfig.json"');
});

test("its languages are those that it has labels for", () => {
  const { root, files } = initProduct("examples/reading-room", { framework });
  const [, stated = ""] = /languages: \[(.*)\]/.exec(readFileSync(path.join(root, "schema/product.ts"), "utf8")) ?? [];
  const languages = stated.split(", ").map((language) => language.replaceAll('"', ""));
  expect(languages).toHaveLength(2);
  for (const language of languages) {
    expect(files).toContain(`src/labels/${language}/item.ts`);
    expect(files).toContain(`src/labels/${language}/product.ts`);
  }
});

test("a product in one language has label files in that language alone, and generates", () => {
  const { root, files } = initProduct("examples/reading-room", { framework, languages: ["pt-PT"] });
  expect(files.filter((file) => file.startsWith("src/labels/"))).toEqual([
    "src/labels/pt-PT/item.ts",
    "src/labels/pt-PT/product.ts",
  ]);
  expect(readFileSync(path.join(root, "schema/product.ts"), "utf8")).toContain('languages: ["pt-PT"],');
  expect(generate(root)).toMatchObject({ missingTexts: [], unreviewedTexts: [] });
});

test.each(["es", "fr-CA", "es-MX", "ar-EG"])(
  "a product in %s needs no text of the framework and no pattern",
  (language) => {
    const { root } = initProduct("examples/reading-room", { framework, languages: [language] });
    const { missingTexts, unreviewedTexts } = generate(root);
    expect([missingTexts, unreviewedTexts]).toEqual([[], []]);
  },
);

test("init writes into an empty folder, and rejects a folder with files", () => {
  mkdirSync(path.join(framework, "examples/empty"));
  expect(initProduct("examples/empty", { framework }).files).not.toEqual([]);
  mkdirSync(path.join(framework, "examples/notes"));
  writeFileSync(path.join(framework, "examples/notes/mine.txt"), "mine");
  expect(() => initProduct("examples/notes", { framework })).toThrow("examples/notes is there already, and not empty");
  expect(existsSync(path.join(framework, "examples/notes/schema"))).toBe(false);
});

test("a name that the file system rejects leaves no folder", () => {
  expect(() => initProduct(`products/${"x".repeat(300)}`, { framework })).toThrow("Nothing was left there");
  expect(existsSync(path.join(framework, "products"))).toBe(false);
});

test("a product that a script tries is written to .cache, and codegen:check ignores it", () => {
  const { files } = initProduct(".cache/fresh-products/fresh-1", { framework });
  expect(files).toContain("schema/product.ts");
  expect(productFolders(framework)).not.toContain(".cache/fresh-products/fresh-1");
});

test.each([
  [".hidden/shop", "codegen:check looks for no product in .hidden/shop"],
  ["../elsewhere", "lies outside of this repository"],
  [".", "is there already, and not empty"],
  ["examples/Reading Room", "cannot name a product"],
  ["testing/library", "dist/library and .data/library are of examples/library already"],
  ["products/here/deep", "codegen:check looks for no product in products/here/deep"],
  ["src/shop", "codegen:check looks for no product in src/shop"],
  ["examples/console", "dist/console and .data/console are of the framework's own product"],
])("%s is rejected: it %s", (folder, words) => {
  expect(() => initProduct(folder, { framework })).toThrow(words);
});
