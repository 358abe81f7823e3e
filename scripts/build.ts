import { findProduct, takeProduct } from "../generator/places/product-places.ts";
import { buildBackend } from "./build/build-backend.ts";
import { buildConsole } from "./build/build-console.ts";
import { endWithSentence, refuseWords } from "./end-with-sentence.ts";

/** `npm run build`: a product's console as static files, and its backend for production. */
try {
  const { product, rest } = takeProduct(process.argv.slice(2));
  refuseWords("build", rest);
  const places = findProduct(product);
  await buildConsole(places);
  await buildBackend(places);
} catch (error) {
  endWithSentence(error);
}
