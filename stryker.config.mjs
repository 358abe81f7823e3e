import { tmpdir } from "node:os";
import path from "node:path";

/** Mutation testing of the generator's model and writer (docs/mutation.md): `npm run mutation`. */
export default {
  testRunner: "vitest",
  // The first run records which tests cover a mutant; asking Vite for each mutant takes longer than the tests.
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: ["generator/model/**/*.ts", "generator/write/**/*.ts", "generator/render/literal.ts", "!**/*.test.ts"],
  coverageAnalysis: "perTest",
  // Constants of a module are evaluated before a mutant is active: each would need its own process.
  ignoreStatic: true,
  concurrency: 2,
  // A mutant of a loop condition may never end; the tests of a mutant take a second or two.
  timeoutMS: 10_000,
  // Vitest strips types without checking them, and fixtures are compared byte by byte.
  disableTypeChecks: false,
  // Outside of the project: other tools would treat the copies as sources.
  tempDirName: path.join(tmpdir(), "console-mutants"),
  ignorePatterns: ["/dist", "/e2e", "/docs", "/test-results", "/.data", "/src/console", "/src/backend"],
  // Reuses results of unchanged code.
  incremental: true,
  incrementalFile: "node_modules/.cache/mutation.json",
  reporters: ["clear-text", "html", "json", "progress-append-only"],
  htmlReporter: { fileName: "node_modules/.cache/mutation/report.html" },
  jsonReporter: { fileName: "node_modules/.cache/mutation/report.json" },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
