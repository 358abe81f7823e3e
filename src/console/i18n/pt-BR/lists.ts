import { crudPtBr } from "./crud.ts";
import { framePtBr } from "./layout.ts";
import { workPtBr } from "./list-tools.ts";
import { screensPtBr } from "./screens.ts";

/** Every text of the framework that is not the shell's; loaded with the first screen, the sign-in page needs none. */
export const texts = { ...crudPtBr, ...framePtBr, ...screensPtBr, ...workPtBr };
