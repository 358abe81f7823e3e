import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findProduct, productFolders } from "../generator/places/product-places.ts";
import { findDatabaseSuites } from "./database-suites.ts";
import { runStep, type Step, type StepResult, summaryLine } from "./run-step.ts";
import { type Counts, countsText, readCounts, readFailedTests } from "./test-counts.ts";

const isFull = process.argv.includes("--full");
const reports = mkdtempSync(path.join(tmpdir(), "test-reports-"));
const unitReport = path.join(reports, "unit.json");

interface CountedStep {
  readonly step: Step;
  readonly report: string | null;
}

/** The journeys of one product in the browser; `run` names those that the usual run leaves out (playwright.config.ts). */
function journeysOf(product: string, run?: "rest" | "sweeps"): CountedStep {
  const what = run === "sweeps" ? "sweeps over" : "journeys of";
  const name = `${what} ${product === "." ? "the first product" : product}`;
  const report = path.join(reports, `${name.replaceAll(/\W/g, "-")}.json`);
  return {
    step: {
      name,
      command: `npm run --silent test:e2e -- --product ${product} --reporter=list,json${run ? " --pass-with-no-tests" : ""}`,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(run ? { JOURNEYS: run } : {}) },
    },
    report,
  };
}

/** The products whose every screen, menu and dialog is opened; one without journeys of its own has the framework's. */
const sweptProducts = () =>
  productFolders().filter((product) => {
    const { journeys } = findProduct(product);
    return existsSync(path.join(existsSync(journeys) ? journeys : "e2e", "every-scene.spec.ts"));
  });

/** The suites of the backend, on the database that the usual run leaves out; skipped and counted where there is none. */
function onPostgres(): CountedStep {
  const report = path.join(reports, "postgresql.json");
  const reporters = `--reporter=default --reporter=json --outputFile.json="${report}"`;
  const command = `npm run --silent test:unit -- ${reporters} ${findDatabaseSuites().join(" ")}`;
  return {
    step: {
      name: "the backend's suites on PostgreSQL",
      command,
      env: { TEST_DATABASES: "postgresql", LONG_TESTS: "1" },
    },
    report,
  };
}

/** The tests that the usual run leaves out, by vitest.config.ts. */
function ofFaults(): CountedStep {
  const report = path.join(reports, "faults.json");
  const reporters = `--reporter=default --reporter=json --outputFile.json="${report}"`;
  const command = `npm run --silent test:unit -- --project long ${reporters}`;
  return { step: { name: "faults, load and power loss", command, env: { LONG_TESTS: "1" } }, report };
}

const plain = (name: string, command: string): CountedStep => ({ step: { name, command }, report: null });

/** `npm test`: what a developer waits for. */
const USUAL: readonly CountedStep[] = [
  {
    step: {
      name: "unit, golden and type tests",
      command: `npm run --silent test:unit -- --reporter=default --reporter=json --outputFile.json="${unitReport}"`,
    },
    report: unitReport,
  },
  plain("generated code in sync", "npm run --silent codegen:check"),
  ...productFolders().map((product) => journeysOf(product)),
];

/** `npm run test:full`: what takes longer, and what the usual run leaves out. */
const FULL: readonly CountedStep[] = [
  ...productFolders().map((product) => journeysOf(product, "rest")),
  ...sweptProducts().map((product) => journeysOf(product, "sweeps")),
  plain("OpenAPI documents, as others read them", "npm run --silent openapi-check"),
  {
    step: {
      name: "2,000 random edits of specs",
      command:
        "npm run --silent test:unit -- --project node generator/random-edits.test.ts generator/read/plain-files.test.ts",
      env: { RANDOM_EDITS: "2000" },
    },
    report: null,
  },
  plain("a product of 40 random entities", "npm run --silent random-products -- --entities 40 --seed 4"),
  plain("the screens of 12 random entities", "npm run --silent random-products -- --entities 12 --seed 7 --screens"),
  ofFaults(),
  onPostgres(),
  plain("nothing lost by kills amid writes", "npm run --silent kill-test -- --runs 3"),
  {
    step: {
      name: "forms over all twelve foreign backends",
      command: "npm run --silent test:unit -- --project product-dom src/product/console/foreign-backend.test.tsx",
      env: { EVERY_HABIT: "1" },
    },
    report: null,
  },
  plain("docs/adopting.md, followed", "npm run --silent follow-guide"),
  plain("docs/deploying.md, followed", "npm run --silent follow-deploying"),
  plain("newer lines of Node", "npm run --silent node-versions"),
  plain("the framework without a product", "npm run --silent framework-alone"),
  plain("mutants of the specification's statements", "npm run --silent mutants"),
];

const results: { readonly result: StepResult; readonly counts: Counts; readonly failed: readonly string[] }[] = [];
for (const { step, report } of isFull ? FULL : USUAL) {
  const result = await runStep(step);
  results.push({ result, counts: readCounts(result, report), failed: readFailedTests(report) });
}
rmSync(reports, { recursive: true, force: true });

const sum = (member: keyof Counts) => results.reduce((total, { counts }) => total + counts[member], 0);
const total = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };

console.log("");
for (const { result, counts, failed } of results) {
  console.log(summaryLine(result, countsText(counts)));
  for (const each of failed) {
    console.log(each.replaceAll(/^/gm, "    "));
  }
}
console.log(`\n${countsText(total)}`);
process.exitCode = results.every(({ result }) => result.ok) && total.failed === 0 ? 0 : 1;
