import { runMain } from "entity-console/backend";
import { backendProduct } from "./product.ts";

await runMain(backendProduct);
