import type { BackendProduct } from "entity-console/backend";
import { backendModel } from "../../../generated/backend/model.ts";
import { contentBackend } from "./content-backend.ts";
import { registerCreditRoutes } from "./credit-routes.ts";
import { customRoutes } from "./custom-routes.ts";
import { registerFinanceRoute } from "./finance-route.ts";
import { registerPaymentTokenRoute } from "./payment-token-route.ts";
import { registerRedemptionRoute } from "./redemption-route.ts";
import { registerRevenueRoutes } from "./revenue-routes.ts";
import { createTeacher } from "./seed/create-teacher.ts";

/** The product's registration with the backend. */
export const backendProduct: BackendProduct = {
  model: backendModel,
  openapi: new URL("../../../generated/openapi.json", import.meta.url),
  migrations: new URL("./migrations/", import.meta.url),
  timeZone: "America/Sao_Paulo",
  customRoutes,
  answersSums: true,
  optionalCalls: ["revenueHistory", "creditHistory"],
  scopes: ["redemptions"],
  routes: (app, context) => {
    registerPaymentTokenRoute(app, context);
    registerRedemptionRoute(app, context);
    registerFinanceRoute(app, context);
    registerRevenueRoutes(app, context);
    registerCreditRoutes(app, context);
  },
  persons: {
    account: { name: "username", personal: ["username", "email", "password", "presentation", "image"] },
    user: { name: "username", personal: ["name", "username", "email", "password"] },
    teacher: { through: "user", personal: ["name", "email", "presentation"] },
  },
  backends: { content: contentBackend },
  // Lazy-loaded, because production does not need the demo data generator.
  seedDemo: async (tx) => {
    const { seedDemo } = await import("./seed/seed-demo.ts");
    await seedDemo(tx);
  },
  onFirstUser: createTeacher,
};
