// @generated from schema/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { ConsoleModel } from "entity-console/generated";
import { languages } from "./languages.ts";
import { breakdownRoutes, screenRoutes } from "./routes.ts";

/** Needed when the console starts. */
export const consoleModel = {
  languages,
  brand: {
  mark: "M16 15.5c-3.9 0-7 3.6-7 7 0 2.3 1.6 3.5 3.4 3.5 1.5 0 2.3-.7 3.6-.7s2.1.7 3.6.7c1.8 0 3.4-1.2 3.4-3.5 0-3.4-3.1-7-7-7ZM7 17a2.4 3 0 1 0 0-6 2.4 3 0 0 0 0 6Zm18 0a2.4 3 0 1 0 0-6 2.4 3 0 0 0 0 6ZM12.4 12a2.4 3.2 0 1 0 0-6.4 2.4 3.2 0 0 0 0 6.4Zm7.2 0a2.4 3.2 0 1 0 0-6.4 2.4 3.2 0 0 0 0 6.4Z",
},
  screenRoutes,
  breakdownRoutes,
  loadSignedIn: async () => (await import("./console-signed-in.ts")).signedInModel,
} satisfies ConsoleModel;
