import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check, generate } from "../generate.ts";
import { petStore, record } from "../import/testing/imported.ts";
import { frameworkRoot } from "../paths/product-paths.ts";
import { isInSync } from "../write/changes.ts";
import { initProduct } from "./init-product.ts";
import { runCli } from "./run-cli.ts";

let folder: string;
let product: string;

beforeEach(() => {
  mkdirSync(path.join(frameworkRoot, ".cache"), { recursive: true });
  folder = mkdtempSync(path.join(frameworkRoot, ".cache/import-"));
  product = `${path
    .relative(frameworkRoot, folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9./-]/g, "x")}-shop`;
  const colour = { type: "string", enum: ["red", "blue"], description: "The colour of its coat." };
  writeFileSync(path.join(folder, "pets.json"), JSON.stringify(petStore(record({ name: { type: "string" }, colour }))));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(path.join(frameworkRoot, product), { recursive: true, force: true });
});

/** Imports the document; returns exit code and output. */
async function importPets(...options: readonly string[]) {
  const lines: string[] = [];
  const out = (text: string) => {
    lines.push(text);
  };
  const exit = await runCli(["import", path.join(folder, "pets.json"), "--product", product, ...options], {
    out,
    error: out,
  });
  return { exit, text: lines.join("\n") };
}

const inProduct = (file: string) => path.join(frameworkRoot, product, file);

test("an import into a new folder writes a product that generates", { timeout: 60_000 }, async () => {
  const { exit, text } = await importPets();
  expect(text).toContain("1 entity (pet)");
  expect(exit).toBe(0);
  expect(existsSync(inProduct("schema/entities/item.ts"))).toBe(false);
  const root = path.join(frameworkRoot, product);
  generate(root);
  expect(isInSync(check(root))).toBe(true);
  expect(readFileSync(inProduct("src/labels/en-US/pet.ts"), "utf8")).toContain(
    'help: { colour: "The colour of its coat." }',
  );
});

test("a second import of the same document writes the same files; an edited file makes it print a diff and write nothing", {
  timeout: 60_000,
}, async () => {
  await importPets();
  expect(await importPets()).toMatchObject({ exit: 0 });
  const file = inProduct("schema/entities/pet.ts");
  const edited = readFileSync(file, "utf8").replace("PetsOutlined", "CategoryOutlined");
  writeFileSync(file, edited);
  const second = await importPets();
  expect(second.exit).toBe(1);
  expect(second.text).toContain('-  icon: "CategoryOutlined",\n+  icon: "PetsOutlined",');
  expect(second.text).toContain("1 file would change. Nothing was written. --force overwrites.");
  expect(readFileSync(file, "utf8")).toBe(edited);
  expect((await importPets("--force")).exit).toBe(0);
  expect(readFileSync(file, "utf8")).toContain("PetsOutlined");
});

test("a second import keeps the names of shared enumerations", { timeout: 60_000 }, async () => {
  const colour = { $ref: "#/components/schemas/Colour" };
  const pet = record({ name: { type: "string" }, colour });
  const { paths } = JSON.parse(JSON.stringify(petStore(pet))) as { paths: Record<string, unknown> };
  const toys = Object.fromEntries(Object.entries(paths).map(([each, item]) => [each.replace("pet", "toy"), item]));
  const schemas = { Colour: { type: "string", enum: ["red", "blue"] } };
  writeFileSync(path.join(folder, "pets.json"), JSON.stringify(petStore(pet, { paths: toys, schemas })));
  await importPets();
  expect(readFileSync(inProduct("schema/enums.ts"), "utf8")).toContain("export type Colour =");
  expect(await importPets()).toMatchObject({ exit: 0 });
});

test("an import into a product as init wrote it replaces the example entity", { timeout: 60_000 }, async () => {
  initProduct(product, { languages: ["en-US"] });
  const { exit, text } = await importPets();
  expect({ exit, text }).toMatchObject({ exit: 0, text: expect.stringContaining("1 entity (pet)") });
  expect(existsSync(inProduct("schema/entities/item.ts"))).toBe(false);
  expect(existsSync(inProduct("src/labels/en-US/item.ts"))).toBe(false);
  expect(readFileSync(inProduct("schema/menu.ts"), "utf8")).toContain('entity: "pet"');
  expect(isInSync(generate(path.join(frameworkRoot, product)))).toBe(false);
  expect(isInSync(check(path.join(frameworkRoot, product)))).toBe(true);
});

test("--dry-run writes nothing", async () => {
  const { exit, text } = await importPets("--dry-run");
  expect([exit, text.includes("would write")]).toEqual([0, true]);
  expect(existsSync(path.join(frameworkRoot, product))).toBe(false);
});

test("an unknown name in --only or --skip is an error with the known names", async () => {
  expect(await importPets("--only", "dog")).toEqual({ exit: 3, text: 'The source has no entity "dog". It has: pet.' });
  expect(await importPets("--skip", "pet")).toEqual({ exit: 3, text: "--only and --skip leave no entity." });
});

test("a missing file, and one that is neither JSON nor YAML, are errors with their place", async () => {
  writeFileSync(path.join(folder, "pets.json"), "openapi:\n  - [a");
  expect(await importPets()).toMatchObject({
    exit: 3,
    text: expect.stringMatching(/pets\.json:\d+:\d+ is neither JSON nor YAML/),
  });
  rmSync(path.join(folder, "pets.json"));
  expect(await importPets()).toMatchObject({ exit: 3, text: expect.stringContaining("cannot be read") });
});
