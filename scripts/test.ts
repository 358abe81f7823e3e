import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runStep, type Step, type StepResult, summaryLine } from "./run-step.ts";
import { type Counts, countsText, readCounts } from "./test-counts.ts";

const reports = mkdtempSync(path.join(tmpdir(), "test-reports-"));
const unitReport = path.join(reports, "unit.json");
const journeyReport = path.join(reports, "journeys.json");

const STEPS: readonly { readonly step: Step; readonly report: string | null }[] = [
  {
    step: {
      name: "unit, golden and type tests",
      command: `npm run --silent test:unit -- --reporter=default --reporter=json --outputFile.json="${unitReport}"`,
    },
    report: unitReport,
  },
  { step: { name: "generated code in sync", command: "npm run --silent codegen:check" }, report: null },
  {
    step: {
      name: "browser journeys",
      command: "npm run --silent test:e2e -- --reporter=list,json",
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    },
    report: journeyReport,
  },
];

const results: { readonly result: StepResult; readonly counts: Counts }[] = [];
for (const { step, report } of STEPS) {
  const result = await runStep(step);
  results.push({ result, counts: readCounts(result, report) });
}
rmSync(reports, { recursive: true, force: true });

const sum = (member: keyof Counts) => results.reduce((total, { counts }) => total + counts[member], 0);
const total = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };

console.log("");
for (const { result, counts } of results) {
  console.log(summaryLine(result, countsText(counts)));
}
console.log(`\n${countsText(total)}`);
process.exitCode = results.every(({ result }) => result.ok) && total.failed === 0 ? 0 : 1;
