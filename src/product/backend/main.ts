import { runMain } from "#backend/main.ts";
import { backendProduct } from "./product.ts";

await runMain(backendProduct);
