import { crudEnUs } from "./crud.ts";
import { frameEnUs } from "./frame.ts";
import { screensEnUs } from "./screens.ts";
import { workEnUs } from "./work.ts";

/** Every text of the framework that is not the shell's; loaded with the first screen, the sign-in page needs none. */
export const texts = { ...crudEnUs, ...frameEnUs, ...screensEnUs, ...workEnUs };
