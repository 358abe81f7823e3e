import { findProduct, ProductFolderError, takeProduct } from "../generator/places/product-places.ts";
import { buildBackend } from "./build-backend.ts";
import { BuildError, buildConsole } from "./build-console.ts";

/** `npm run build`: a product's console, as static files, and its backend, as it runs in production. */
try {
  const { product } = takeProduct(process.argv.slice(2));
  const places = findProduct(product);
  await buildConsole(places);
  await buildBackend(places);
} catch (error) {
  if (!(error instanceof BuildError || error instanceof ProductFolderError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = error instanceof ProductFolderError ? 3 : 1;
}
