import { crudFrFr } from "./crud.ts";
import { frameFrFr } from "./layout.ts";
import { workFrFr } from "./list-tools.ts";
import { screensFrFr } from "./screens.ts";

/** All texts except the shell's. Loaded with the first screen, because the sign-in page needs none of them. */
export const texts = { ...crudFrFr, ...frameFrFr, ...screensFrFr, ...workFrFr };
