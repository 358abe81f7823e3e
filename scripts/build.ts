import { findProduct, ProductFolderError, takeProduct } from "../generator/places/product-places.ts";
import { BuildError, buildConsole } from "./build-console.ts";

/** `npm run build`: a product's console, as static files. */
try {
  const { product } = takeProduct(process.argv.slice(2));
  await buildConsole(findProduct(product ?? "."));
} catch (error) {
  if (!(error instanceof BuildError || error instanceof ProductFolderError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = error instanceof ProductFolderError ? 3 : 1;
}
