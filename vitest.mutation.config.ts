import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// No wanted output is written anew: a mutant's would be right for the next one.
process.env["CI"] = "true";

/** The first test that fails ends a mutant's run: a module's own tests come before those of whole specs. */
class OwnTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWhole = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith("generator/generate.test.ts"));
    return [...files].sort((a, b) => isWhole(a) - isWhole(b));
  }
}

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
      "generator/cli/watch.test.ts",
      "generator/cli/run-cli.test.ts",
      "generator/explain/**",
      "generator/read/**",
      "generator/compare/**",
      "generator/emit/**",
      "generator/hostile-text.test.ts",
      "generator/large-spec.test.ts",
      "generator/render/markdown.test.ts",
      "generator/model/taken-types.test.ts",
    ],
    testNamePattern: /^(?!.*( compiles|case 156|of two runs at once|nobody may write)).*$/,
    isolate: false,
    sequence: { sequencer: OwnTestsFirst },
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
