/**
 * The configuration of Vitest for a product's tests.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { productTests } from "../../scripts/test-runs/product-tests.ts";
