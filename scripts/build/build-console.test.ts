import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productPaths } from "../../generator/paths/product-paths.ts";
import { testFolder } from "../../testing/temporary-folder.ts";
import { buildConsole, isConsoleStale } from "./build-console.ts";
import { BuildError } from "./run-vite.ts";

/** Replaces Vite: empties the output folder, then copies the console's text into it. */
const VITE = `
  import { copyFileSync, mkdirSync, rmSync } from "node:fs";
  const dist = process.env.PRODUCT === "." ? "dist/console" : "dist/library/console";
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  copyFileSync("src/console/start.tsx", dist + "/main.js");
`;

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = testFolder("build-");
  write("package.json", '{ "type": "module" }');
  write("node_modules/vite/bin/vite.js", VITE);
  write("src/console/start.tsx", "hello");
  write("generated/routes.ts", "routes");
});

afterEach(() => {});

test("a console that was never built is stale, and a built one is not", async () => {
  expect(isConsoleStale(productPaths(root, root), root)).toBe(true);
  await buildConsole(productPaths(root, root), root);
  expect(isConsoleStale(productPaths(root, root), root)).toBe(false);
});

test.each([
  ["a changed source", () => write("src/console/start.tsx", "changed")],
  ["a new generated file", () => write("generated/menu.ts", "menu")],
  ["a removed generated file", () => rmSync(path.join(root, "generated/routes.ts"))],
  ["a changed screen of the product's own", () => write("src/product/console/home.tsx", "home")],
  ["a changed kind of field of the product's own", () => write("src/product/kinds/level.tsx", "level")],
  ["a changed label", () => write("src/product/labels/en-US/book.ts", "labels")],
  ["another library", () => write("package-lock.json", "{}")],
  ["a build emptied by hand", () => rmSync(path.join(root, "dist"), { recursive: true })],
])("%s makes it stale", async (_name, change) => {
  await buildConsole(productPaths(root, root), root);
  change();
  expect(isConsoleStale(productPaths(root, root), root)).toBe(true);
});

test("a change of another file does not make it stale", async () => {
  await buildConsole(productPaths(root, root), root);
  write("src/backend/main.ts", "changed");
  write("examples/library/schema/menu.ts", "changed");
  expect(isConsoleStale(productPaths(root, root), root)).toBe(false);
});

test("a failed build is an error, and leaves the console stale", async () => {
  write("node_modules/vite/bin/vite.js", "process.exitCode = 1;");
  await expect(buildConsole(productPaths(root, root), root)).rejects.toThrow(BuildError);
  expect(isConsoleStale(productPaths(root, root), root)).toBe(true);
});

test("each product has a console of its own", async () => {
  const library = productPaths(path.join(root, "examples/library"), root);
  await buildConsole(productPaths(root, root), root);
  expect(isConsoleStale(library, root)).toBe(true);
  await buildConsole(library, root);
  expect(isConsoleStale(library, root)).toBe(false);
  write("examples/library/src/console/home.tsx", "home");
  expect(isConsoleStale(library, root)).toBe(true);
  expect(isConsoleStale(productPaths(root, root), root)).toBe(false);
});
