// @generated from schema/ by `npm run codegen`, which overwrites it: edit that file instead.
import type { ConsoleModel } from "#contract/console-model.ts";
import { languages } from "./languages.ts";
import { breakdownRoutes, screenRoutes } from "./routes.ts";

/** What the console starts with. */
export const consoleModel = {
  languages,
  screenRoutes,
  breakdownRoutes,
  loadSignedIn: async () => (await import("./console-signed-in.ts")).signedInModel,
} satisfies ConsoleModel;
