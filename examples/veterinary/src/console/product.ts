import type { ConsoleProduct } from "entity-console/console";
import { consoleModel } from "../../generated/console.ts";

/** The product's registration with the console: the generated half, one override and one screen. */
export const consoleProduct = {
  model: consoleModel,
  overrides: async () => (await import("./overrides/registry.ts")).overrideRegistry,
  screens: [
    {
      path: "/day-agenda",
      load: async () => (await import("./day-agenda/day-agenda-screen.tsx")).DayAgendaScreen,
    },
  ],
} satisfies ConsoleProduct;
