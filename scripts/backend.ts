import { findProduct, takeProduct } from "../generator/places/product-places.ts";
import { endWithSentence } from "./end-with-sentence.ts";
import { serveProduct } from "./serve-product.ts";

/** `npm run backend`: a product's backend, or one of its commands, in production. */
try {
  const { product, rest } = takeProduct(process.argv.slice(2));
  await serveProduct(findProduct(product), rest);
} catch (error) {
  endWithSentence(error);
}
