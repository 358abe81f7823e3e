import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { findProduct, frameworkRoot, productFolders } from "./generator/places/product-places.ts";

// West of Greenwich: a date that passes through UTC midnight loses a day, and tests fail.
process.env["TZ"] = "America/Sao_Paulo";

const outside = ["**/node_modules/**", "**/dist/**", "generator/testing/{fixtures,diagnostics}/**", "**/e2e/**"];

/**
 * Tests that kill, freeze or overload real servers, fill disks, or write files a hundred times. They run in the part
 * `faults` of `npm run test:full`, or by `LONG_TESTS=1 npm run test:unit -- --project long`.
 */
const LONG = [
  "scripts/codegen.test.ts",
  "generator/large-spec.test.ts",
  "generator/write/write-changes.test.ts",
  "scripts/npm-signals.test.ts",
  "src/backend/commands/{copy-database,killed-move,killed-restore}.test.ts",
  "src/backend/config/disk-space.test.ts",
  "src/backend/database/{contention,pooler,power-loss}.test.ts",
  "src/backend/{durability,outages,process,server}.test.ts",
  "src/backend/http/pressure-limit.test.ts",
  "src/console/crud/transfer/openpyxl.test.ts",
];

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

const fromRoot = (file: string) => path.relative(frameworkRoot, file).split(path.sep).join("/");

interface NodeOptions {
  readonly exclude?: readonly string[];
  readonly product?: string;
  /** Whether each file has a process of its own. Otherwise the files of a worker share modules, in half of the CPU time. */
  readonly isolate?: boolean;
}

/** Tests in Node: without a page, with databases that take seconds to create. */
function inNode(
  name: string,
  include: readonly string[],
  { exclude = [], product = stoodOn, isolate = false }: NodeOptions = {},
): TestProjectConfiguration {
  return {
    extends: true,
    // The product for tests of every product.
    resolve: { alias: { "virtual:backend-product": findProduct(product).backendProduct } },
    test: {
      name,
      environment: "node",
      isolate,
      globalSetup: ["src/backend/testing/template-folder.ts"],
      include: [...include],
      exclude: [...outside, ...exclude],
      // Only hanging tests reach these limits. A busy machine is thirty times slower than a quiet one.
      testTimeout: 240_000,
      hookTimeout: 240_000,
    },
  };
}

/** Tests in jsdom, with the console of that product. */
function inPage(name: string, product: string, include: readonly string[]): TestProjectConfiguration {
  const { console: folder } = findProduct(product);
  return {
    extends: true,
    // The product of the test harness of the console.
    resolve: { alias: { "virtual:product": path.join(folder, "product.ts") } },
    test: {
      name,
      environment: "jsdom",
      // Files share the modules of their worker: loading them for each file took half of the time. No test depends on
      // the order.
      isolate: false,
      include: [...include],
      exclude: [...outside, ...LONG],
      setupFiles: ["src/console/testing/dom-setup.ts"],
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  };
}

/** A product's own tests and its generated ones. */
function ofProduct(product: string): readonly TestProjectConfiguration[] {
  const { hand, generated, folder } = findProduct(product);
  const name = folder === "." ? "product" : path.basename(folder);
  const tests = [`${fromRoot(hand)}/{*,backend/**/*,kinds/**/*}.test.ts`, `${fromRoot(generated)}/tests/*.test.ts`];
  return [
    inNode(name, [...tests, "testing/every-product/*.test.ts"], { product }),
    inPage(`${name}-dom`, product, [
      `${fromRoot(hand)}/console/**/*.test.{ts,tsx}`,
      `${fromRoot(hand)}/kinds/**/*.test.tsx`,
      `${fromRoot(generated)}/tests/*.test.tsx`,
    ]),
  ];
}

export default defineConfig({
  test: {
    // By default, Vitest leaves one of two cores unused.
    maxWorkers: "100%",
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      inNode("node", ["{generator,scripts,src}/**/*.test.ts"], {
        exclude: ["src/console/**", "src/kinds/*/*", "src/product/**", ...LONG, ...MOCKED],
      }),
      inNode("mocked", MOCKED, { exclude: LONG, isolate: true }),
      ...(process.env["LONG_TESTS"] === "1" ? [inNode("long", LONG, { isolate: true })] : []),
      inPage("dom", stoodOn, ["src/console/**/*.test.{ts,tsx}", "src/kinds/*.test.tsx", "src/kinds/*/*.test.{ts,tsx}"]),
      ...products.flatMap(ofProduct),
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
