// @generated from schema/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { ConsoleModel } from "entity-console/generated";
import { languages } from "./languages.ts";
import { breakdownRoutes, screenRoutes } from "./routes.ts";

/** Needed when the console starts. */
export const consoleModel = {
  languages,
  brand: { mark: "M8 12.5 16 8l8 4.5-8 4.5zM8 17l8 4.5 8-4.5M8 21l8 4.5 8-4.5" },
  screenRoutes,
  breakdownRoutes,
  loadSignedIn: async () => (await import("./console-signed-in.ts")).signedInModel,
} satisfies ConsoleModel;
