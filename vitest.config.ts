import { defineConfig } from "vitest/config";

// West of Greenwich: a date that goes through UTC midnight loses a day here, and the test sees it.
process.env["TZ"] = "America/Sao_Paulo";

const outside = ["**/node_modules/**", "**/dist/**", "generator/testing/fixtures/**", "e2e/**"];

export default defineConfig({
  test: {
    // Vitest would leave one core of two to itself.
    maxWorkers: "100%",
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          globalSetup: ["src/backend/testing/template-folder.ts"],
          include: ["{schema,generator,scripts,src}/**/*.test.ts", "generated/tests/*.test.ts"],
          exclude: [...outside, "src/console/**", "src/product/console/**"],
          // A database takes seconds to make (PGlite), and its first calls too; on a busy machine, many.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The product that the harnesses of the console's tests run with.
        resolve: { alias: { "virtual:product": `${import.meta.dirname}/src/product/console/product.ts` } },
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["src/{console,product/console}/**/*.test.{ts,tsx}", "generated/tests/*.test.tsx"],
          exclude: outside,
          setupFiles: ["src/console/testing/dom-setup.ts"],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "types",
          include: [],
          typecheck: {
            enabled: true,
            // The type tests and what they import; `npm run types` compiles the rest.
            tsconfig: "tsconfig.type-tests.json",
            only: true,
            include: ["**/*.test-d.ts"],
            exclude: outside,
            ignoreSourceErrors: true,
          },
        },
      },
    ],
  },
});
