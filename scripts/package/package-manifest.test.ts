import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { collectFiles } from "./collect-files.ts";
import { type Manifest, toManifest, toProductPackages } from "./package-manifest.ts";

const own = {
  name: "shelf",
  version: "1.2.3",
  description: "A shelf",
  license: "MIT",
  engines: { node: ">=20" },
  exports: { "./spec": "./src/spec.ts", "./page.css": "./src/page.css" },
  sideEffects: ["**/*.css"],
  dependencies: { fastify: "5.0.0", "drizzle-orm": "0.4.0", pg: "8.0.0" },
  devDependencies: {
    "@axe-core/playwright": "4.0.0",
    "@biomejs/biome": "2.0.0",
    "@emotion/react": "11.0.0",
    "@emotion/styled": "11.0.0",
    "@playwright/test": "1.60.0",
    "@types/node": "20.0.0",
    "@types/react": "19.0.0",
    "@types/react-dom": "19.0.0",
    jsdom: "29.0.0",
    react: "19.1.0",
    "react-dom": "19.1.0",
    tsx: "4.0.0",
    typescript: "5.9.3",
    vite: "8.0.0",
    vitest: "4.0.0",
  },
  overrides: { "light-my-request": "6.6.0" },
} satisfies Manifest;

const imported = new Set(["fastify", "drizzle-orm", "pg", "react", "tsx", "shelf"]);

test("packages of the console are optional peers, all others are dependencies in their exact versions", () => {
  const manifest = toManifest(own, imported);
  expect(manifest).toMatchObject({
    dependencies: { fastify: "5.0.0", "drizzle-orm": "0.4.0", pg: "8.0.0", "light-my-request": "6.6.0" },
    peerDependencies: { react: "^19.1.0", vite: "^8.0.0" },
    peerDependenciesMeta: { react: { optional: true }, vite: { optional: true } },
  });
  expect(Object.keys(Reflect.get(manifest, "dependencies"))).not.toContain("react");
  expect(JSON.stringify(manifest)).not.toMatch(/"(?:tsx|scripts)":/);
});

test("the packages of journeys are optional peers that a new product does not install", () => {
  const packages = new Set([...imported, "@playwright/test", "@axe-core/playwright"]);
  expect(toManifest(own, packages)).toMatchObject({
    peerDependencies: { "@playwright/test": "^1.60.0", "@axe-core/playwright": "^4.0.0" },
    peerDependenciesMeta: { "@playwright/test": { optional: true }, "@axe-core/playwright": { optional: true } },
  });
  const { devDependencies } = toProductPackages(own, packages);
  expect(Object.keys(devDependencies).filter((name) => name.includes("playwright"))).toEqual([]);
  expect(devDependencies).toHaveProperty("vite");
});

test("an entry names its compiled file and its declarations, a style sheet only itself", () => {
  expect(toManifest(own, imported)).toMatchObject({
    exports: {
      "./spec": { types: "./lib/src/spec.d.ts", default: "./lib/src/spec.js" },
      "./page.css": "./lib/src/page.css",
    },
  });
});

test("a backend in production installs no React: no dependency of the package needs it", () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(frameworkRoot, file), "utf8")) as Manifest;
  const entries = ["src/public/backend.ts", "src/public/console.ts", "src/public/console/screens.ts"];
  const { packages } = collectFiles(frameworkRoot, entries);
  const { dependencies } = toManifest(read("package.json"), packages) as Manifest;
  expect(packages).toContain("react-day-picker");
  const needReact = Object.keys(dependencies).filter((name) => {
    const { peerDependencies = {} } = read(`node_modules/${name}/package.json`) as { peerDependencies?: object };
    return "react" in peerDependencies;
  });
  expect(needReact).toEqual([]);
});

test("the package itself is the plugin of the TypeScript server, which finds it by `main`", () => {
  expect(toManifest(own, imported)).toMatchObject({
    main: "./lib/generator/editor/typescript-plugin.cjs",
    exports: { ".": { default: "./lib/generator/editor/typescript-plugin.cjs" } },
  });
});

test("an imported package without a version is an error with its name", () => {
  expect(() => toManifest(own, new Set(["left-pad"]))).toThrow("left-pad");
});

test("a product depends on the packages that its backend imports, and develops with the console's", () => {
  const { dependencies, devDependencies, overrides } = toProductPackages(own, imported);
  expect(dependencies).toEqual({ fastify: "5.0.0", "drizzle-orm": "0.4.0" });
  expect(devDependencies).toMatchObject({ react: "^19.1.0", typescript: "~5.9.3", "@types/react": "^19.0.0" });
  expect(overrides).toEqual({ "light-my-request": "6.6.0" });
});
