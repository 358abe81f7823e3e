import { crudEnUs } from "./crud.ts";
import { frameEnUs } from "./layout.ts";
import { workEnUs } from "./list-tools.ts";
import { screensEnUs } from "./screens.ts";

/** Every text of the framework that is not the shell's; loaded with the first screen, the sign-in page needs none. */
export const texts = { ...crudEnUs, ...frameEnUs, ...screensEnUs, ...workEnUs };
