/** The product that tests run with; `vitest.config.ts` says where it is. */
declare module "virtual:product" {
  export const consoleProduct: import("../product.ts").ConsoleProduct;
}
