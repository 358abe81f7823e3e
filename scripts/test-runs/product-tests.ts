import path from "node:path";
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from "vitest/config";
import { findProduct, isInstalled, type ProductPaths, workspaceRoot } from "../../generator/paths/product-paths.ts";
import { frameworkFile } from "../build/run-vite.ts";

// Vitest's projects for the tests of a product; the repository's own configuration uses them too.

/** Options of every project. */
export const SHARED_OPTIONS = {
  // By default, Vitest leaves one of two cores unused.
  maxWorkers: "100%",
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

// Vitest loads packages by Node, which knows neither style sheets nor the modules that a project replaces.
const INLINE = isInstalled ? { server: { deps: { inline: [/entity-console/, /@mui/, /@rjsf/] } } } : {};

interface ProjectOptions {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly product: ProductPaths;
  /** Whether each file has a process of its own. Otherwise the files of a worker share modules, in half of the CPU time. */
  readonly isolate?: boolean;
}

/** Tests in Node: without a page, with databases that take seconds to create. */
export function nodeTests({
  name,
  include,
  exclude,
  product,
  isolate = false,
}: ProjectOptions): TestProjectConfiguration {
  return {
    extends: true,
    // The product for tests of every product.
    resolve: { alias: { "virtual:backend-product": product.backendProduct } },
    test: {
      name,
      environment: "node",
      isolate,
      globalSetup: [frameworkFile("src/backend/testing/template-folder.ts")],
      include: [...include],
      exclude: [...exclude],
      // Only hanging tests reach these limits. A busy machine is thirty times slower than a quiet one.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      ...INLINE,
    },
  };
}

/** Tests in jsdom, with the product's console. */
export function pageTests({ name, include, exclude, product }: ProjectOptions): TestProjectConfiguration {
  return {
    extends: true,
    // The product of the test harness of the console.
    resolve: { alias: { "virtual:product": path.join(product.console, "product.ts") } },
    test: {
      name,
      environment: "jsdom",
      // Files share the modules of their worker: loading them for each file took half of the time. No test depends on
      // the order.
      isolate: false,
      include: [...include],
      exclude: [...exclude],
      setupFiles: [frameworkFile("src/console/testing/dom-setup.ts")],
      testTimeout: 180_000,
      hookTimeout: 180_000,
      ...INLINE,
    },
  };
}

/** A product's own tests and its generated ones, with further files: `.ts` in Node, `.tsx` in a page. */
export function testsOfProduct(
  product: ProductPaths,
  exclude: readonly string[],
  further: readonly string[] = [],
): readonly TestProjectConfiguration[] {
  const name = product.folder === "." ? "product" : path.basename(product.folder);
  const from = (folder: string) => path.relative(workspaceRoot, folder).split(path.sep).join("/");
  const [hand, generated] = [from(product.hand), from(product.generated)];
  const inNode = [`${hand}/{*,backend/**/*,kinds/**/*}.test.ts`, `${generated}/tests/*.test.ts`];
  const inPage = [`${hand}/console/**/*.test.{ts,tsx}`, `${hand}/kinds/**/*.test.tsx`, `${generated}/tests/*.test.tsx`];
  return [
    nodeTests({ name, product, exclude, include: [...inNode, ...further.filter((file) => file.endsWith(".ts"))] }),
    pageTests({
      name: `${name}-dom`,
      product,
      exclude,
      include: [...inPage, ...further.filter((file) => file.endsWith(".tsx"))],
    }),
  ];
}

/**
 * Vitest's configuration for a product with an installed package: its own tests and the generated ones, in Node and in a
 * page.
 *
 * @example
 * // vitest.config.ts
 * import { productTests } from "entity-console/vitest";
 *
 * export default productTests();
 */
export function productTests(): ViteUserConfig {
  // West of Greenwich: a date that passes through UTC midnight loses a day, and tests fail.
  process.env["TZ"] ||= "America/Sao_Paulo";
  const outside = ["**/node_modules/**", "**/dist/**", "**/e2e/**"];
  return defineConfig({ test: { ...SHARED_OPTIONS, projects: [...testsOfProduct(findProduct("."), outside)] } });
}
