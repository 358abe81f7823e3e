import { findProduct, takeProduct } from "../generator/places/product-places.ts";
import { buildBackend } from "./build/build-backend.ts";
import { buildConsole } from "./build/build-console.ts";
import { exitWithMessage, rejectArguments } from "./usage-error.ts";

/** `npm run build`: a product's console as static files, and its backend for production. */
try {
  const { product, rest } = takeProduct(process.argv.slice(2));
  rejectArguments("build", rest);
  const places = findProduct(product);
  await buildConsole(places);
  await buildBackend(places);
} catch (error) {
  exitWithMessage(error);
}
