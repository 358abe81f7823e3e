declare module "virtual:backend-product" {
  export const backendProduct: import("../product.ts").BackendProduct;
}
