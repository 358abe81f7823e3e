import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { findProduct, frameworkRoot, productFolders } from "./generator/paths/product-paths.ts";
import {
  hasLongTests,
  LONG_FILES,
  LONG_PAGE_TESTS,
  LONG_PRODUCT_TESTS,
  LONG_TESTS,
} from "./scripts/test-runs/long-tests.ts";
import { nodeTests, pageTests, SHARED_OPTIONS, testsOfProduct } from "./scripts/test-runs/product-tests.ts";

// West of Greenwich: a date that passes through UTC midnight loses a day, and tests fail.
process.env["TZ"] = "America/Sao_Paulo";
// Commands print the same here as in CI. Tests of CI's annotations set this themselves.
delete process.env["CI"];

const outside = ["**/node_modules/**", "**/dist/**", "generator/testing/{fixtures,diagnostics}/**", "**/e2e/**"];

/** Tests in Node that replace modules by mocks, so each file needs modules of its own. */
const MOCKED = ["generator", "scripts", "src"]
  .flatMap((folder) =>
    readdirSync(path.join(frameworkRoot, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.test\.ts$/.test(file) && !/^src\/(console|product)\//.test(file))
  .filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(path.join(frameworkRoot, file), "utf8")));

/** The product of the framework's own tests. */
const FIXTURE = "testing/fixture";
// `npm run random-products` also runs the tests generated for its product.
const products = [...productFolders(), ...(process.env["MORE_PRODUCTS"]?.split(",") ?? [])];
const stoodOn = products.includes(FIXTURE) ? FIXTURE : ".";

interface NodeOptions {
  readonly exclude?: readonly string[];
  readonly isolate?: boolean;
}

/** Tests of the framework in Node, with the product that all its tests use. */
function inNode(name: string, include: readonly string[], { exclude = [], ...options }: NodeOptions = {}) {
  return nodeTests({ name, include, exclude: [...outside, ...exclude], product: findProduct(stoodOn), ...options });
}

/** Tests of the framework in jsdom. */
function inPage(name: string, include: readonly string[], exclude: readonly string[]) {
  return pageTests({ name, include, exclude: [...outside, ...exclude], product: findProduct(stoodOn) });
}

/** Tests of every product, and those of the framework's internals with the first product. */
function furtherTests(product: string): readonly string[] {
  const ofFirst = ["testing/first-product/*.test.ts", "testing/first-product/*.test.tsx"];
  return ["testing/every-product/*.test.ts", ...(product === "." ? ofFirst : [])];
}

export default defineConfig({
  test: {
    ...SHARED_OPTIONS,
    projects: [
      inNode("node", ["{generator,scripts,src}/**/*.test.ts"], {
        exclude: ["src/console/**", "src/kinds/*/*", "src/product/**", ...LONG_FILES, ...MOCKED],
      }),
      inNode("mocked", MOCKED, { exclude: LONG_FILES, isolate: true }),
      ...(hasLongTests()
        ? [
            ...Object.entries(LONG_TESTS).map(([name, files]) => inNode(name, files, { isolate: name === "faults" })),
            ...Object.entries(LONG_PAGE_TESTS).map(([name, files]) => inPage(name, files, [])),
          ]
        : []),
      inPage(
        "dom",
        ["src/console/**/*.test.{ts,tsx}", "src/kinds/*.test.tsx", "src/kinds/*/*.test.{ts,tsx}"],
        LONG_FILES,
      ),
      ...products.flatMap((name) =>
        testsOfProduct(
          findProduct(name),
          hasLongTests() ? outside : [...outside, ...LONG_PRODUCT_TESTS],
          furtherTests(name),
        ),
      ),
      {
        extends: true,
        test: {
          name: "types",
          include: [],
          typecheck: {
            enabled: true,
            // Type tests and their imports; `npm run types` compiles the rest.
            tsconfig: "tsconfig.type-tests.json",
            only: true,
            include: ["{generator,src}/**/*.test-d.ts"],
            exclude: outside,
            ignoreSourceErrors: true,
          },
        },
      },
    ],
  },
});
