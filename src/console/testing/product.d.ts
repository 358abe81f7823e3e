/** The product under test, as configured in `vitest.config.ts`. */
declare module "virtual:product" {
  export const consoleProduct: import("../product.ts").ConsoleProduct;
}
