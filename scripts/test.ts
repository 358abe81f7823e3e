import { parseArgs } from "node:util";
import { productFolders } from "../generator/places/product-places.ts";
import { baseCommit, changedFiles, headCommit } from "./test-runs/changed-files.ts";
import { chooseParts } from "./test-runs/choose-parts.ts";
import { PARTS, type TestPart } from "./test-runs/test-parts.ts";
import { report, runSteps, type StepRun } from "./test-runs/test-runs.ts";
import { journeys, plain, projectsOf, vitest } from "./test-runs/test-steps.ts";

/*
 * `npm test` runs the usual tests, `npm run test:full` the parts that take longer. Options of the latter:
 * --list             print the parts
 * --only sweeps,…    run these parts
 * --affected         run the parts that the change can affect, and one more (choose-parts.ts)
 * --budget 600       start no further part after this many seconds
 */
const { values: options } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    only: { type: "string" },
    affected: { type: "boolean", default: false },
    budget: { type: "string", default: "Infinity" },
  },
});

/** Only the first product: the part `products` has the others. */
const usualSteps = () => {
  const first = productFolders().slice(0, 1);
  const projects = ["--project node", "--project mocked", "--project dom", "--project types", ...projectsOf(first)];
  return [
    vitest("unit, golden and type tests", projects.join(" ")),
    plain("generated code in sync", "npm run --silent codegen:check"),
    ...first.map((product) => journeys(product, "usual")),
  ];
};

function selectParts(): readonly TestPart[] {
  if (options.only !== undefined) {
    const names = options.only.split(",");
    const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
    if (unknown.length > 0) {
      console.error(`No part of that name: ${unknown.join(", ")}. See npm run test:full -- --list`);
      process.exit(3);
    }
    return PARTS.filter(({ name }) => names.includes(name));
  }
  if (!options.affected) {
    return PARTS;
  }
  const { chosen, reason } = chooseParts(PARTS, changedFiles(baseCommit()), headCommit());
  console.log(`${reason}\nParts: ${chosen.map(({ name }) => name).join(", ")}`);
  return chosen;
}

async function runParts(parts: readonly TestPart[]): Promise<boolean> {
  const started = performance.now();
  const runs: StepRun[] = [];
  const leftOut: string[] = [];
  for (const part of parts) {
    if ((performance.now() - started) / 1000 >= Number(options.budget)) {
      leftOut.push(part.name);
    } else {
      console.log(`\n=== ${part.name}: ${part.purpose}`);
      runs.push(...(await runSteps(part.steps())));
    }
  }
  const passed = report(runs);
  if (leftOut.length > 0) {
    console.log(`Left out, since the time budget is spent: ${leftOut.join(", ")}`);
  }
  return passed;
}

if (options.list) {
  console.log(PARTS.map(({ name, purpose }) => `${name.padEnd(18)} ${purpose}`).join("\n"));
} else {
  const passed = options.full ? await runParts(selectParts()) : report(await runSteps(usualSteps()));
  process.exitCode = passed ? 0 : 1;
}
