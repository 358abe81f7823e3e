import { existsSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, productFolders } from "../generator/places/product-places.ts";
import { runStep } from "./run-step.ts";

/** A program a product: each registers its own types with the framework (decision 0026). */
const programs = ["tsconfig.json", ...productFolders().map((folder) => path.posix.join(folder, "tsconfig.json"))]
  .filter((file, index, all) => all.indexOf(file) === index)
  .filter((file) => existsSync(path.join(frameworkRoot, file)));

let ok = true;
for (const program of programs) {
  const result = await runStep({ name: `types of ${program}`, command: `tsc -p ${program}` });
  ok = ok && result.ok;
}
process.exitCode = ok ? 0 : 1;
