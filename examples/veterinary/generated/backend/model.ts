// @generated from schema/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { backendRoutes, entitySchemas } from "./routes.ts";
import { serviceCalls } from "./service.ts";
import { storage } from "./storage.ts";
import { callNames, wireNames } from "../wire-names.ts";

/** The generated half of the backend. */
export const backendModel = {
  routes: backendRoutes,
  schemas: entitySchemas,
  storage,
  service: serviceCalls,
  wire: { entities: wireNames, calls: callNames },
};
