import { existsSync } from "node:fs";
import path from "node:path";
import { findProduct, productFolders } from "../../generator/places/product-places.ts";
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

/** Journeys of one product in the browser; `run` selects the set in playwright.config.ts. */
export function journeys(product: string, run: "usual" | "rest" | "sweeps" | "sign-in"): TestStep {
  const title = product === "." ? "the first product" : product;
  // A folder per step: Playwright empties its folder at the start of a run, with the traces of flaky tests.
  const output = `test-results/${run}-${product === "." ? "first" : path.basename(product)}`;
  return {
    name: run === "sweeps" ? `sweeps over ${title}` : `journeys of ${title}`,
    command: `npm run --silent test:e2e -- --product ${product} --output=${output}${run === "usual" ? "" : " --pass-with-no-tests"}`,
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
