import { crudEnUs } from "./crud.ts";
import { frameEnUs } from "./layout.ts";
import { workEnUs } from "./list-tools.ts";
import { screensEnUs } from "./screens.ts";

/** All texts except the shell's. Loaded with the first screen, because the sign-in page needs none of them. */
export const texts = { ...crudEnUs, ...frameEnUs, ...screensEnUs, ...workEnUs };
