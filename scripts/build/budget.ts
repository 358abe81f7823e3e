import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { findProduct, frameworkRoot } from "../../generator/paths/product-paths.ts";
import { overBudget, type PageBudget, weighPages } from "./page-weight.ts";

/**
 * `npm run budget`: checks that the pages of the first product's console keep within their kB and requests. It builds the
 * console in memory. `-- --accept` stores the current sizes of files, which a failure compares with; change limits by hand.
 */
const file = path.join(import.meta.dirname, "page-budget.json");
const product = findProduct();
const built = await build({
  configFile: path.join(frameworkRoot, "vite.config.ts"),
  logLevel: "error",
  build: { write: false },
});
const output = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
const chunks = output.filter((file) => file.type === "chunk");
const page = output.find(({ fileName }) => fileName === "index.html");
const weights = await weighPages(product, chunks, page?.type === "asset" ? String(page.source) : "");
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
