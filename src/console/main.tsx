import "./theme/fonts.css";
import "./theme/base.css";
import "./app/start-problem.css";
import { start } from "./app/start.tsx";

await start(document.querySelector("#app"));
