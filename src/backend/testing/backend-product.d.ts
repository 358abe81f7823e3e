declare module "virtual:backend-product" {
  export const backendProduct: import("#backend/product.ts").BackendProduct;
}
