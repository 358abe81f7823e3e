import { existsSync } from "node:fs";
import path from "node:path";
import { findProduct, productFolders } from "../../generator/paths/product-paths.ts";
import type { Step } from "./run-step.ts";

/** A step and the reporter of its command, for the counts in the summary. */
export interface TestStep extends Step {
  readonly reporter: "vitest" | "playwright" | null;
}

type Env = Readonly<Record<string, string>>;

/** A command with an outcome but no test report. It counts as one test. */
export function plain(name: string, command: string): TestStep {
  return { name, command, reporter: null };
}

/** Vitest with the given arguments. */
export function vitest(name: string, words: string, env: Env = {}): TestStep {
  return { name, command: `npm run --silent test:unit -- ${words}`, env, reporter: "vitest" };
}

/** One of several shares of the same tests, from 1. */
export interface Share {
  readonly number: number;
  readonly count: number;
}

/** Journeys of one product in the browser; `run` selects the set in playwright.config.ts. */
export function journeys(product: string, run: "usual" | "rest" | "sweeps" | "sign-in", share?: Share): TestStep {
  const title = `${run === "sweeps" ? "sweeps over" : "journeys of"} ${product === "." ? "the first product" : product}`;
  // A folder per step: Playwright empties its folder at the start of a run, with the traces of flaky tests.
  const output = `test-results/${run}${share?.number ?? ""}-${product === "." ? "first" : path.basename(product)}`;
  const options = [
    ...(share === undefined ? [] : [`--shard=${share.number}/${share.count}`]),
    ...(run === "usual" ? [] : ["--pass-with-no-tests"]),
  ];
  return {
    name: share === undefined ? title : `${title}, ${share.number} of ${share.count}`,
    command: `npm run --silent test:e2e -- --product ${product} --output=${output} ${options.join(" ")}`,
    env: { JOURNEYS: run },
    reporter: "playwright",
  };
}

/** Options that select the Vitest projects of some products (vitest.config.ts). */
export function projectsOf(products: readonly string[]): readonly string[] {
  return products
    .map((product) => (product === "." ? "product" : path.basename(product)))
    .flatMap((name) => [`--project ${name}`, `--project ${name}-dom`]);
}

/** Products that the sweeps run on: those with their own `every-scene.spec.ts`, or without journeys of their own. */
export function sweptProducts(): readonly string[] {
  return productFolders().filter((product) => {
    const folder = findProduct(product).journeys;
    return existsSync(path.join(existsSync(folder) ? folder : "e2e", "every-scene.spec.ts"));
  });
}

/** The step with a JSON report written to `file`. */
export function withReport(step: TestStep, file: string): Step {
  switch (step.reporter) {
    case "vitest":
      return { ...step, command: `${step.command} --reporter=default --reporter=json --outputFile.json="${file}"` };
    case "playwright":
      return {
        ...step,
        command: `${step.command} --reporter=list,json`,
        env: { ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      };
    default:
      return step;
  }
}
