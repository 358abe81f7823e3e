import { existsSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";

/** Folder of a product in a path: of the first one, or of an example. */
const PRODUCT_FOLDER = /^(?:src\/product|testing\/first-product|examples\/[^/]+)(?=\/)/;

/** Whether a path belongs to a product that this checkout lacks. The framework's own checks run without products. */
export function isOfMissingProduct(file: string): boolean {
  const [folder] = PRODUCT_FOLDER.exec(file) ?? [];
  return folder !== undefined && !existsSync(path.join(frameworkRoot, folder));
}
