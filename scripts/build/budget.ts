import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findProduct } from "../../generator/places/product-places.ts";
import { buildConsole, isConsoleStale } from "./build-console.ts";
import { overBudget, type PageBudget, weighPages } from "./page-weight.ts";

/**
 * `npm run budget`: checks that the pages of the first product's console are within their kB and requests. Builds the
 * console if its sources have changed. `-- --accept` stores the current sizes as the reference for growth; change the
 * limits by hand.
 */
const file = path.join(import.meta.dirname, "page-budget.json");
const product = findProduct();
if (isConsoleStale(product)) {
  await buildConsole(product);
}
const weights = weighPages(product.dist);
const budgets = JSON.parse(readFileSync(file, "utf8")) as { readonly [page: string]: PageBudget };
if (process.argv.includes("--accept")) {
  const accepted = Object.entries(budgets).map(([page, budget]) => [
    page,
    { ...budget, files: weights[page]?.files ?? {} },
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(accepted), null, 2)}\n`);
}
for (const [page, { kB, requests }] of Object.entries(weights)) {
  console.log(`${page.padEnd(8)} ${kB.toFixed(1).padStart(6)} kB ${String(requests).padStart(3)} requests`);
}
const problems = overBudget(weights, budgets);
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
