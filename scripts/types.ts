import { existsSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, productFolders } from "../generator/places/product-places.js";
import { runStep } from "./run-step.ts";

/** A program a product: each registers its own types with the framework (decision 0026). */
const programs = productFolders()
  .map((folder) => (folder === "." ? "tsconfig.product.json" : path.posix.join(folder, "tsconfig.json")))
  .concat("tsconfig.json")
  .filter((file) => existsSync(path.join(frameworkRoot, file)));

let ok = true;
for (const program of programs) {
  const result = await runStep({ name: `types of ${program}`, command: `tsc -p ${program}` });
  ok = ok && result.ok;
}
process.exitCode = ok ? 0 : 1;
