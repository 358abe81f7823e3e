import { runStep, type StepResult, summaryLine } from "./test-runs/run-step.ts";

const STEPS = [
  { name: "lint and format", command: "npm run --silent lint" },
  { name: "types", command: "npm run --silent types" },
  { name: "import boundaries", command: "npm run --silent boundaries" },
  { name: "names, references and documents", command: "npm run --silent conventions" },
  { name: "public API", command: "npm run --silent api -- --check" },
  { name: "unused code", command: "npm run --silent unused" },
  { name: "generated code in sync", command: "npm run --silent codegen:check" },
  { name: "weight of pages", command: "npm run --silent budget" },
];

const results: StepResult[] = [];
for (const step of STEPS) {
  results.push(await runStep(step));
}

console.log(`\n${results.map((result) => summaryLine(result)).join("\n")}`);
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
