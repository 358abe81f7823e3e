import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findProduct } from "../../generator/places/product-places.ts";
import type { BackendProduct } from "../../src/backend/product.ts";
import type { DrawBody } from "./random-products/exercise.ts";
import { exerciseBackend } from "./random-products/exercise-backend.ts";

const [folder = ".", seed = "1"] = process.argv.slice(2);
const places = findProduct(folder);
const { backendProduct } = (await import(pathToFileURL(places.backendProduct).href)) as {
  readonly backendProduct: BackendProduct;
};
const draws = new Map<string, DrawBody>();
const arbitraries = path.join(places.generated, "arbitraries");
for (const file of readdirSync(arbitraries)) {
  const module = (await import(pathToFileURL(path.join(arbitraries, file)).href)) as Readonly<Record<string, DrawBody>>;
  for (const [name, draw] of Object.entries(module)) {
    draws.set(name, draw);
  }
}
const faults = await exerciseBackend(
  backendProduct,
  (entity) => {
    const draw = draws.get(`draw${entity.slice(0, 1).toUpperCase()}${entity.slice(1)}Body`);
    if (draw === undefined) {
      throw new ReferenceError(`nothing draws a ${entity}`);
    }
    return draw;
  },
  Number(seed),
);
for (const fault of faults) {
  console.error(fault);
}
console.log(faults.length === 0 ? "every record came back as it was sent" : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
