import { crudAr } from "./crud.ts";
import { frameAr } from "./layout.ts";
import { workAr } from "./list-tools.ts";
import { screensAr } from "./screens.ts";

/** All texts except the shell's. Loaded with the first screen, because the sign-in page needs none of them. */
export const texts = { ...crudAr, ...frameAr, ...screensAr, ...workAr };
