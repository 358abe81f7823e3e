import { crudPtBr } from "./crud.ts";
import { framePtBr } from "./layout.ts";
import { workPtBr } from "./list-tools.ts";
import { screensPtBr } from "./screens.ts";

/** All texts except the shell's. Loaded with the first screen, because the sign-in page needs none of them. */
export const texts = { ...crudPtBr, ...framePtBr, ...screensPtBr, ...workPtBr };
