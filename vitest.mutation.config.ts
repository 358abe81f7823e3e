import { defineConfig } from "vitest/config";

// No wanted output is written anew: a mutant's would be right for the next one.
process.env["CI"] = "true";

/** The tests that a mutant of the generator is held against: those that take a moment, and no process of their own. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["generator/**/*.test.ts"],
    exclude: [
      "**/node_modules/**",
      "generator/testing/fixtures/**",
      // They start compilers, bundlers or whole runs, and say nothing of a single function.
      "generator/worked-example.test.ts",
      "generator/watch.test.ts",
      "generator/run-cli.test.ts",
      "generator/explain/**",
      "generator/read/mini-lib.test.ts",
      "generator/emit/**",
      "generator/hostile-text.test.ts",
      "generator/large-spec.test.ts",
      "generator/render/markdown.test.ts",
    ],
    testNamePattern: /^(?!.*( compiles|case 156|of two runs at once|nobody may write)).*$/,
    // The compiler alone takes a second to load.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
