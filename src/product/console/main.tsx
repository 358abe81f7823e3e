import "#console/theme/fonts.css";
import "#console/theme/base.css";
import "#console/app/start-problem.css";
import { start } from "#console/app/start.tsx";
import { consoleProduct } from "./product.ts";

start(document.querySelector("#app"), consoleProduct);
