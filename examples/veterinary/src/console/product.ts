import type { ConsoleProduct } from "#console/product.ts";
import { consoleModel } from "../../generated/console.ts";

/** The chain's console: what is generated, one override and one screen of its own. */
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
