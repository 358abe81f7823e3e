import { existsSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, productFolders } from "../../generator/paths/product-paths.ts";
import { runStep } from "../test-runs/run-step.ts";

/** One program per product: each registers its own types with the framework (decision 0026). */
const programs = productFolders()
  .map((folder) => (folder === "." ? "tsconfig.product.json" : path.posix.join(folder, "tsconfig.json")))
  .concat("tsconfig.json")
  .filter((file) => existsSync(path.join(frameworkRoot, file)));

let ok = true;
for (const program of programs) {
  // Results of the last run are cached in .cache/, so a second check is much faster.
  const memory = `.cache/types/${program.replaceAll("/", "-")}.tsbuildinfo`;
  const command = `tsc -p ${program} --incremental --tsBuildInfoFile ${memory}`;
  const result = await runStep({ name: `types of ${program}`, command });
  ok = ok && result.ok;
}
process.exitCode = ok ? 0 : 1;
