import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { launch } from "../generator/cli/launch.ts";
import { findProduct } from "../generator/paths/product-paths.ts";
import { benchEntity, benchLabels } from "./bench/bench-entity.ts";
import { buildConsole } from "./build/build-console.ts";

/**
 * Prepares a checkout for measuring its screens: adds the entity `bench` to the first product, generates, and builds its
 * console. It changes the checkout, and so is meant for a copy of the repository.
 */
const product = findProduct();
writeFileSync(path.join(product.schema, "entities/bench.ts"), benchEntity);
const labels = path.join(product.hand, "labels");
for (const language of readdirSync(labels)) {
  const folder = path.join(labels, language);
  const agrees = readdirSync(folder).some((file) => readFileSync(path.join(folder, file), "utf8").includes("gender:"));
  writeFileSync(path.join(folder, "bench.ts"), benchLabels(agrees));
}
process.exitCode = await launch(["generate"]);
if (process.exitCode === 0) {
  await buildConsole(product);
}
