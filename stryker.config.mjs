import { tmpdir } from "node:os";
import path from "node:path";

/** Mutation testing of what decides and of what writes (docs/mutation.md): `npm run mutation`. */
export default {
  testRunner: "vitest",
  // Which tests reach a mutant is known from the first run; to ask Vite again for each takes longer than the tests.
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: ["generator/model/**/*.ts", "generator/write/**/*.ts", "generator/render/literal.ts", "!**/*.test.ts"],
  coverageAnalysis: "perTest",
  // A table at the top of a module is made once, before a mutant is chosen: each would need a process of its own.
  ignoreStatic: true,
  concurrency: 2,
  // A mutant of a loop's end never ends; the tests of one mutant take a second or two.
  timeoutMS: 10_000,
  // Vitest strips the types unseen, and the fixtures are compared byte by byte.
  disableTypeChecks: false,
  // Outside the project: other tools would take the copies for sources.
  tempDirName: path.join(tmpdir(), "console-mutants"),
  ignorePatterns: ["/dist", "/e2e", "/docs", "/test-results", "/.data", "/src/console", "/src/backend"],
  // What was tested before and has not changed is not tested again.
  incremental: true,
  incrementalFile: "node_modules/.cache/mutation.json",
  reporters: ["clear-text", "html", "json", "progress-append-only"],
  htmlReporter: { fileName: "node_modules/.cache/mutation/report.html" },
  jsonReporter: { fileName: "node_modules/.cache/mutation/report.json" },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
