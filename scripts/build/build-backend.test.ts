import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findProduct, frameworkRoot } from "../../generator/paths/product-paths.ts";
import { backendDist, buildBackend } from "./build-backend.ts";

const { dependencies } = JSON.parse(readFileSync(path.join(frameworkRoot, "package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

let folder: string;
let built: string;

/** Below node_modules, so that packages are resolved. */
beforeAll(async () => {
  const cache = path.join(frameworkRoot, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, "build-backend-"));
  const product = { ...findProduct("testing/fixture"), dist: path.join(folder, "console") };
  await buildBackend(product);
  built = backendDist(product);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the built backend runs without a TypeScript loader", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(built, "main.mjs"), "--help"], {
    encoding: "utf8",
    cwd: folder,
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("npm run backend");
});

test("loads production packages only, unless demo data is requested", () => {
  const packages = [...reachable("main.mjs")].flatMap((file) => packagesOf(file));
  expect(packages).toContain("fastify");
  expect(packages.filter((name) => !(name in dependencies) && !isBuiltin(name))).toEqual([]);
});

test("a product without a backend has no build", async () => {
  const product = {
    ...findProduct("testing/fixture"),
    dist: path.join(folder, "none/console"),
    backendProduct: "/nowhere",
  };
  await buildBackend(product);
  expect(() => readFileSync(path.join(backendDist(product), "main.mjs"))).toThrow("ENOENT");
});

/** All static and dynamic imports of a file, except the demo data. */
function reachable(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (!seen.has(file) && !file.startsWith("seed-")) {
    seen.add(file);
    for (const name of importsOf(file).filter((name) => name.startsWith("./"))) {
      reachable(name.slice(2), seen);
    }
  }
  return new Set([...seen].filter((name) => !name.startsWith("seed-")));
}

function packagesOf(file: string): readonly string[] {
  return importsOf(file)
    .filter((name) => !name.startsWith("."))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(built, file), "utf8");
  return [...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^;"']*?["']([^"'\n]+)["'];|\bimport\("([^"\n]+)"\)/g)].map(
    ([, fixed, later]) => fixed ?? later ?? "",
  );
}
