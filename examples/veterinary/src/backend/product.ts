import type { BackendProduct } from "entity-console/backend";
import { backendModel } from "../../generated/backend/model.ts";
import { callOffVisits } from "./call-off-visits.ts";
import { customRoutes } from "./custom-routes.ts";
import { registerDayAgendaRoute } from "./day-agenda-route.ts";

/** The product's registration with the backend: the generated half, and its own routes and tables. */
export const backendProduct = {
  model: backendModel,
  openapi: new URL("../../generated/openapi.json", import.meta.url),
  migrations: new URL("./migrations/", import.meta.url),
  timeZone: "Europe/Madrid",
  customRoutes,
  afterWrites: { patient: callOffVisits },
  routes: registerDayAgendaRoute,
  seedDemo: async (tx) => {
    const { seedDemo } = await import("./seed/seed-demo.ts");
    await seedDemo(tx);
  },
} satisfies BackendProduct;
