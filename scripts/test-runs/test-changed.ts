import { execFileSync } from "node:child_process";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { baseCommit, changedFiles } from "./changed-files.ts";
import { dependentsOf } from "./import-graph.ts";
import { runStep, type StepResult, summaryLine } from "./run-step.ts";

/*
 * `npm run test:changed`: the tests near a change: changed tests and journeys, and tests that import a changed file,
 * directly or through few files. `npm test` runs the rest.
 */

/** Maximum number of imports between a test and a change; more would select most tests. */
const MAX_IMPORTS = 2;
const TEST = /\.test\.tsx?$/;
/** Folders whose files are read as text, and the tests of their output. */
const READ_AS_TEXT: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(templates|generator\/(emit|render|model|labels|testing\/(fixtures|diagnostics)))\//,
    ["generator/generate.test.ts"],
  ],
  [
    /^(schema|src\/product\/labels)\//,
    ["src/product/specification-map.test.ts", "testing/first-product/readme-example.test.ts"],
  ],
];

const code = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], {
  cwd: frameworkRoot,
  encoding: "utf8",
  maxBuffer: 1 << 24,
})
  .split("\n")
  .filter((file) => file !== "" && !/^generator\/testing\/(fixtures|diagnostics)\//.test(file));

const changed = changedFiles(baseCommit() ?? "HEAD") ?? [];
// Style sheets, JSON and so on are not in the import graph: the tests in their folders run.
const folders = new Set(changed.filter((file) => !code.includes(file)).map((file) => path.posix.dirname(file)));
const near = [...dependentsOf(code, changed)].filter(([, distance]) => distance <= MAX_IMPORTS).map(([file]) => file);
const tests = new Set([
  ...[...near, ...code.filter((file) => folders.has(path.posix.dirname(file)))].filter((file) => TEST.test(file)),
  ...READ_AS_TEXT.flatMap(([pattern, files]) => (changed.some((file) => pattern.test(file)) ? files : [])),
]);
const specs = changed.filter((file) => file.endsWith(".spec.ts") && code.includes(file));

console.log(`${changed.length} changed files, ${tests.size} test files, ${specs.length} journeys`);
const results: StepResult[] = [];
if (tests.size > 0) {
  results.push(
    await runStep({
      name: "tests near the change",
      command: `npx vitest run ${[...tests].join(" ")}`,
      env: { LONG_TESTS: "1" },
    }),
  );
}
for (const spec of specs) {
  const [product = "."] = /^examples\/[^/]+|^testing\/fixture/.exec(spec) ?? [];
  const command = `npm run --silent test:e2e -- --product ${product} ${spec}`;
  results.push(await runStep({ name: spec, command }));
}
console.log(`\n${results.map((result) => summaryLine(result)).join("\n")}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
