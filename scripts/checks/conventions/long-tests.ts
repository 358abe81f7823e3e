import { existsSync } from "node:fs";
import { LONG_FILES, LONG_PRODUCT_TESTS } from "../../test-runs/long-tests.ts";

/** Folders of the first product, which the framework's own checks run without. */
const PRODUCT = /^(?:src\/product|testing\/first-product)(?=\/)/;

/** Paths in the lists of long tests without a file: Vitest would run nothing, and report no failure. */
export function findMissingLongTests(): readonly string[] {
  return [...LONG_FILES, ...LONG_PRODUCT_TESTS]
    .filter((file) => !existsSync(file) && existsSync(PRODUCT.exec(file)?.[0] ?? "."))
    .map((file) => `scripts/test-runs/long-tests.ts: ${file} does not exist. Give its new path.`);
}
