import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { frameworkRoot } from "../generator/paths/product-paths.ts";
import { findUndocumented, printGuide, printReport } from "./api/print-api.ts";
import { readApi } from "./api/read-api.ts";

/*
 * `npm run api`: writes docs/api.md and docs/api-report.md from the public entries of package.json. `-- --check` only
 * compares them. Fails for exports without a docstring or an example.
 */
const entries = readApi();
const files = { "docs/api.md": printGuide(entries), "docs/api-report.md": printReport(entries) };
const isCheck = process.argv.includes("--check");
const problems = [...findUndocumented(entries)];

for (const [file, text] of Object.entries(files)) {
  const place = path.join(frameworkRoot, file);
  const before = existsSync(place) ? readFileSync(place, "utf8") : null;
  if (before !== text && isCheck) {
    problems.push(`${file} is not up to date: review the change of the API, then run npm run api`);
  } else if (before !== text) {
    writeFileSync(place, text);
    console.log(`wrote ${file}`);
  }
}
for (const problem of problems) {
  console.error(problem);
}
const count = entries.reduce((sum, { exports }) => sum + exports.length, 0);
console.log(`${count} exports of ${entries.length} entries`);
process.exitCode = problems.length === 0 ? 0 : 1;
