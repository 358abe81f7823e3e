import { existsSync } from "node:fs";
import { LONG_FILES, LONG_PRODUCT_TESTS } from "../../test-runs/long-tests.ts";
import { isOfMissingProduct } from "../missing-product.ts";

/** Paths in the lists of long tests without a file: Vitest would run nothing, and report no failure. */
export function findMissingLongTests(): readonly string[] {
  return [...LONG_FILES, ...LONG_PRODUCT_TESTS]
    .filter((file) => !existsSync(file) && !isOfMissingProduct(file))
    .map((file) => `scripts/test-runs/long-tests.ts: ${file} does not exist. Give its new path.`);
}
