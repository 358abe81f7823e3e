import { rmSync } from "node:fs";
import { runStep, type StepResult, summaryLine } from "../test-runs/run-step.ts";
import { copyRepository } from "./copy-repository.ts";

/*
 * `npm run framework-alone`: deletes all products except the fixture library of the framework's tests, then runs the
 * framework's checks and tests.
 */

const PRODUCTS = /^(schema|generated|examples|src\/product|testing\/first-product)\//;
const copy = copyRepository("framework-alone", PRODUCTS);
const results: StepResult[] = [];
for (const [name, script] of [
  ["checks of the framework alone", "check"],
  ["tests of the framework alone", "test:unit"],
] as const) {
  results.push(await runStep({ name, command: `cd "${copy}" && npm run --silent ${script}` }));
}
rmSync(copy, { recursive: true, force: true });
console.log(`\n${results.map((result) => summaryLine(result)).join("\n")}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
