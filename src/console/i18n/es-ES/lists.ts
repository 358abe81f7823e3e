import { crudEsEs } from "./crud.ts";
import { frameEsEs } from "./layout.ts";
import { workEsEs } from "./list-tools.ts";
import { screensEsEs } from "./screens.ts";

/** All texts except the shell's. Loaded with the first screen, because the sign-in page needs none of them. */
export const texts = { ...crudEsEs, ...frameEsEs, ...screensEsEs, ...workEsEs };
