/// <reference path="./backend-product.d.ts" />
import { backendProduct } from "virtual:backend-product";

/** The product of the backend's own tests, unless a test names another. Vitest resolves it (`vitest.config.ts`). */
export const testProduct = backendProduct;
