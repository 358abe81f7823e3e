import { backendProduct } from "../../../testing/fixture/src/backend/product.ts";

/** The product that the backend's own tests run with, unless they name another. */
export const testProduct = backendProduct;

/** Its entry, from the project's root. */
export const testProductMain = "testing/fixture/src/backend/main.ts";
