import { start } from "entity-console/console";
import { consoleProduct } from "./product.ts";

start(document.querySelector("#app"), consoleProduct);
