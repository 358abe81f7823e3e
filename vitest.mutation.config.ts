import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Do not update expected output: a mutant's output would become the expectation of the next one.
process.env["CI"] = "true";

/** The first failed test ends a mutant's run: a module's own tests run before those with complete specs. */
class OwnTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWhole = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith("generator/generate.test.ts"));
    return [...files].sort((a, b) => isWhole(a) - isWhole(b));
  }
}

/** Fast tests for mutants of the generator, without child processes. */
export default defineConfig({
  resolve: {
    // As named in `generator/generate.ts`; fixtures are read once, before the first test.
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
      // These start compilers, bundlers or whole runs, and do not test single functions.
      "generator/cli/watch.test.ts",
      "generator/cli/run-cli.test.ts",
      "generator/explain/**",
      "generator/read/**",
      "generator/compare/**",
      "generator/emit/**",
      "generator/hostile-text.test.ts",
      "generator/large-spec.test.ts",
      "generator/render/markdown.test.ts",
      "generator/model/values/taken-types.test.ts",
    ],
    testNamePattern: /^(?!.*( compiles|case 156|of two runs at once|nobody may write)).*$/,
    isolate: false,
    sequence: { sequencer: OwnTestsFirst },
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
