import { findProduct, takeProduct } from "../generator/paths/product-paths.ts";
import { buildBackend } from "./build/build-backend.ts";
import { buildConsole } from "./build/build-console.ts";
import { exitWithMessage, rejectArguments } from "./usage-error.ts";

/** `npm run build`: a product's console as static files, and its backend for production. */
try {
  const { product, rest } = takeProduct(process.argv.slice(2));
  rejectArguments("build", rest);
  const paths = findProduct(product);
  await buildConsole(paths);
  await buildBackend(paths);
} catch (error) {
  exitWithMessage(error);
}
