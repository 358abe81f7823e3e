import path from "node:path";
import { defineConfig } from "vitest/config";

// No wanted output is written anew: a mutant's would be right for the next one.
process.env["CI"] = "true";

/** The tests that a mutant of the generator is held against: those that take a moment, and no process of their own. */
export default defineConfig({
  resolve: {
    // As `generator/generate.ts` names it: what it reads of a fixture is read once, before the first test.
    alias: {
      "./read/spec-source.ts": path.join(import.meta.dirname, "generator/testing/remembered-spec-source.ts"),
    },
  },
  test: {
    environment: "node",
    globalSetup: "generator/testing/spec-sources-once.ts",
    include: ["generator/**/*.test.ts"],
    exclude: [
      "**/node_modules/**",
      "generator/testing/fixtures/**",
      // They start compilers, bundlers or whole runs, and say nothing of a single function.
      "generator/worked-example.test.ts",
      "generator/watch.test.ts",
      "generator/run-cli.test.ts",
      "generator/explain/**",
      "generator/read/**",
      "generator/compare/**",
      "generator/emit/**",
      "generator/hostile-text.test.ts",
      "generator/large-spec.test.ts",
      "generator/render/markdown.test.ts",
    ],
    testNamePattern: /^(?!.*( compiles|case 156|of two runs at once|nobody may write)).*$/,
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
