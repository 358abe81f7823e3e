import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BuildError, buildConsole, isConsoleStale } from "./build-console.ts";

/** Stands in for Vite: empties the output folder, then copies what the console says into it. */
const VITE = `
  import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
  rmSync("dist/console", { recursive: true, force: true });
  mkdirSync("dist/console", { recursive: true });
  copyFileSync("src/console/main.tsx", "dist/console/main.js");
`;

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "build-"));
  write("package.json", '{ "type": "module" }');
  write("node_modules/vite/bin/vite.js", VITE);
  write("src/console/main.tsx", "hello");
  write("generated/routes.ts", "routes");
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test("a console that was never built is stale, a built one is not", async () => {
  expect(isConsoleStale(root)).toBe(true);
  await buildConsole(root);
  expect(isConsoleStale(root)).toBe(false);
});

test.each([
  ["a changed source", () => write("src/console/main.tsx", "changed")],
  ["a new generated file", () => write("generated/menu.ts", "menu")],
  ["a removed generated file", () => rmSync(path.join(root, "generated/routes.ts"))],
  ["another library", () => write("package-lock.json", "{}")],
  ["a build emptied by hand", () => rmSync(path.join(root, "dist"), { recursive: true })],
])("%s makes it stale", async (_name, change) => {
  await buildConsole(root);
  change();
  expect(isConsoleStale(root)).toBe(true);
});

test("a change elsewhere does not", async () => {
  await buildConsole(root);
  write("src/backend/main.ts", "changed");
  expect(isConsoleStale(root)).toBe(false);
});

test("a build that fails is told, and leaves the console stale", async () => {
  write("node_modules/vite/bin/vite.js", "process.exitCode = 1;");
  await expect(buildConsole(root)).rejects.toThrow(BuildError);
  expect(isConsoleStale(root)).toBe(true);
});
