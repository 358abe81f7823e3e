import { backendProduct } from "../../product/backend/product.ts";

/** The product that the backend's own tests run with, unless they name another. */
export const testProduct = backendProduct;

/** Its entry, from the project's root. */
export const testProductMain = "src/product/backend/main.ts";
