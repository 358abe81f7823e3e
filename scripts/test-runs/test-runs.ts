import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runStep, type StepResult, summaryLine } from "./run-step.ts";
import { type Counts, countsText, readCounts, readFailedTests, readFlakyTests } from "./test-counts.ts";
import { type TestStep, withReport } from "./test-steps.ts";

/** A step that ran, with its tests. */
export interface StepRun {
  readonly result: StepResult;
  readonly counts: Counts;
  readonly failed: readonly string[];
  readonly flaky: readonly string[];
}

/** A run with this many flaky tests fails. */
const FLAKY_LIMIT = 3;

/** Runs the steps one after the other. */
export async function runSteps(steps: readonly TestStep[]): Promise<readonly StepRun[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "test-reports-"));
  const runs: StepRun[] = [];
  for (const [index, step] of steps.entries()) {
    const file = path.join(folder, `${index}.json`);
    const result = await runStep(withReport(step, file));
    runs.push({
      result,
      counts: readCounts(result, file),
      failed: readFailedTests(file),
      flaky: readFlakyTests(file),
    });
  }
  rmSync(folder, { recursive: true, force: true });
  return runs;
}

/** Prints a line per step with its failed and flaky tests, then the total. Returns whether the run passed. */
export function report(runs: readonly StepRun[]): boolean {
  console.log("");
  for (const { result, counts, failed, flaky } of runs) {
    console.log(summaryLine(result, countsText(counts)));
    for (const line of [...failed, ...flaky.map((test) => `flaky: ${test}`)]) {
      console.log(line.replaceAll(/^/gm, "    "));
    }
  }
  const sum = (member: keyof Counts) => runs.reduce((total, { counts }) => total + counts[member], 0);
  const total = { passed: sum("passed"), failed: sum("failed"), flaky: sum("flaky"), skipped: sum("skipped") };
  console.log(`\n${countsText(total)}`);
  if (total.flaky >= FLAKY_LIMIT) {
    console.log(`${total.flaky} flaky tests: ${FLAKY_LIMIT} or more fail the run.`);
  }
  return runs.every(({ result }) => result.ok) && total.failed === 0 && total.flaky < FLAKY_LIMIT;
}
