import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findProduct } from "../../generator/paths/product-paths.ts";
import type { BackendProduct } from "../../src/backend/product.ts";
import type { ArbitraryBody } from "./random-products/exercise.ts";
import { exerciseBackend } from "./random-products/exercise-backend.ts";

const [folder = ".", seed = "1"] = process.argv.slice(2);
const paths = findProduct(folder);
const { backendProduct } = (await import(pathToFileURL(paths.backendProduct).href)) as {
  readonly backendProduct: BackendProduct;
};
const bodies = new Map<string, ArbitraryBody>();
const arbitraries = path.join(paths.generated, "arbitraries");
for (const file of readdirSync(arbitraries)) {
  const module = (await import(pathToFileURL(path.join(arbitraries, file)).href)) as Readonly<
    Record<string, ArbitraryBody>
  >;
  for (const [name, arbitrary] of Object.entries(module)) {
    bodies.set(name, arbitrary);
  }
}
const faults = await exerciseBackend(
  backendProduct,
  (entity) => {
    const arbitrary = bodies.get(`arbitrary${entity.slice(0, 1).toUpperCase()}${entity.slice(1)}Body`);
    if (arbitrary === undefined) {
      throw new ReferenceError(`no arbitrary for ${entity}`);
    }
    return arbitrary;
  },
  Number(seed),
);
for (const fault of faults) {
  console.error(fault);
}
console.log(faults.length === 0 ? "every record came back as it was sent" : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
