import path from "node:path";
import {
  findProduct,
  isInstalled,
  productPaths,
  takeProduct,
  workspaceRoot,
} from "../generator/paths/product-paths.ts";
import { serveBuilt } from "./serve-built.ts";
import { serveProduct } from "./serve-product.ts";
import { exitWithMessage } from "./usage-error.ts";

/** `npm run backend`: a product's backend, or one of its commands, in production. */
try {
  const { product, rest } = takeProduct(process.argv.slice(2));
  // Production has the built backend, but may have no spec.
  await (isInstalled
    ? serveBuilt(productPaths(path.resolve(workspaceRoot, product ?? ".")), rest)
    : serveProduct(findProduct(product), rest));
} catch (error) {
  exitWithMessage(error);
}
