import { backendProduct } from "../../product/backend/product.ts";
import { killWorkload } from "../../product/backend/testing/kill-workload.ts";

/** The product that the backend's own tests run with, unless they name another. */
export const testProduct = backendProduct;

/** Its entry, from the project's root. */
export const testProductMain = "src/product/backend/main.ts";

/** The writes of it in which a test kills the process. */
export const testWorkload = killWorkload;
