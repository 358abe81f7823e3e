import "./theme/fonts.css";
import "./app/start-problem.css";
import { start } from "./app/start.tsx";

await start(document.querySelector("#app"));
