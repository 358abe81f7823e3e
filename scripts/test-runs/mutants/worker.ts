import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import type { Mutant, MutantResult } from "./mutant.ts";
import { readMutants } from "./read-mutants.ts";

/* A process of `npm run mutants`, started in a copy of the repository. It receives one mutant at a time. */

// Statements are also tested by long tests.
process.env["LONG_TESTS"] = "1";
const [, , copy = ""] = process.argv;
const mutants = readMutants();
const vitest = await createVitest("test", { root: copy, watch: false, reporters: [{}], passWithNoTests: true });

function apply({ patch }: Mutant, ...words: readonly string[]): boolean {
  try {
    execFileSync("git", ["apply", ...words, patch], { cwd: copy, stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

/** Whether the tests with that title pass; null if there are none. */
async function passes({ project, testFile, title }: Mutant, runner: Vitest): Promise<boolean | null> {
  runner.setGlobalTestNamePattern(title.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const specification = runner.getProjectByName(project).createSpecification(path.join(copy, testFile));
  const { testModules } = await runner.runTestSpecifications([specification]);
  const states = testModules.flatMap((module) =>
    [...module.children.allTests()].filter((test) => test.fullName.includes(title)).map((test) => test.result().state),
  );
  const run = states.filter((state) => state === "passed" || state === "failed");
  return run.length === 0 ? null : run.every((state) => state === "passed");
}

async function tryMutant(mutant: Mutant): Promise<string | null> {
  const invalidate = () => {
    for (const file of mutant.files) {
      vitest.invalidateFile(path.join(copy, file));
    }
  };
  if (!apply(mutant)) {
    return "the patch no longer applies";
  }
  invalidate();
  // Remove database templates of other mutants, which could hide this one.
  const templates = mkdtempSync(path.join(copy, "templates-"));
  process.env["DATABASE_TEMPLATES"] = templates;
  const passed = await passes(mutant, vitest);
  apply(mutant, "--reverse");
  invalidate();
  rmSync(templates, { recursive: true, force: true });
  if (passed === null) {
    return `no test of that title ran: ${mutant.title}`;
  }
  return passed ? "SURVIVED: its test passes" : null;
}

process.on("message", async (name: string) => {
  const mutant = mutants.find((each) => each.name === name);
  if (mutant === undefined) {
    await vitest.close();
    process.exit(0);
  }
  const result: MutantResult = { name, statement: mutant.statement, problem: await tryMutant(mutant) };
  process.send?.(result);
});
process.send?.("ready");
