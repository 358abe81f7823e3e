import { Command, InvalidArgumentError } from "commander";
import { productFolders } from "../generator/paths/product-paths.ts";
import { baseCommit, changedFiles, headCommit } from "./test-runs/changed-files.ts";
import { chooseParts } from "./test-runs/choose-parts.ts";
import type { TestPart } from "./test-runs/test-part.ts";
import { PARTS } from "./test-runs/test-parts.ts";
import { report, runSteps, type StepRun } from "./test-runs/test-runs.ts";
import { journeys, plain, projectsOf, vitest } from "./test-runs/test-steps.ts";

interface Options {
  readonly full?: boolean;
  readonly list?: boolean;
  readonly only?: readonly string[];
  readonly affected?: boolean;
  readonly budget?: number;
}

const options: Options = new Command("test")
  .description("`npm test` runs the usual tests, `npm run test:full` the parts that take longer.")
  .option("--full", "run the parts instead of the usual tests")
  .option("--list", "print the parts")
  .option("--only <parts>", "run these parts, separated by commas", toPartNames)
  .option("--affected", "run the parts that the change can affect, and one more")
  .option("--budget <seconds>", "start only parts that end within this time on a quiet machine", toSeconds)
  // Code 1 means a failed test.
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
  .opts();

function toPartNames(text: string): readonly string[] {
  const names = text.split(",");
  const unknown = names.filter((name) => !PARTS.some((part) => isNamed(part, name)));
  if (unknown.length > 0) {
    throw new InvalidArgumentError(`No part of that name: ${unknown.join(", ")}. See npm run test:full -- --list`);
  }
  return names;
}

/** Whether a name is that of the part, or of the whole that it is a share of: `journeys` for `journeys-2`. */
function isNamed(part: TestPart, name: string): boolean {
  return part.name === name || part.name.replace(/-\d+$/, "") === name;
}

function toSeconds(text: string): number {
  // CI passes the rest of its time, which may be negative.
  if (!/^-?\d+$/.test(text)) {
    throw new InvalidArgumentError("Must be a number of seconds.");
  }
  return Number(text);
}

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
  const { only } = options;
  if (only !== undefined) {
    return PARTS.filter((part) => only.some((name) => isNamed(part, name)));
  }
  if (options.affected !== true) {
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
    if ((performance.now() - started) / 1000 + part.seconds > (options.budget ?? Infinity)) {
      leftOut.push(part.name);
    } else {
      console.log(`\n=== ${part.name}: ${part.purpose}`);
      runs.push(...(await runSteps(part.steps())));
    }
  }
  const passed = report(runs);
  if (leftOut.length > 0) {
    console.log(`Left out, since they would not end in time: ${leftOut.join(", ")}`);
  }
  return passed;
}

if (options.list === true) {
  console.log(PARTS.map(({ name, purpose }) => `${name.padEnd(18)} ${purpose}`).join("\n"));
} else {
  const passed = options.full === true ? await runParts(selectParts()) : report(await runSteps(usualSteps()));
  process.exitCode = passed ? 0 : 1;
}
