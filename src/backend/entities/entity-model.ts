import { backendRoutes, entitySchemas } from "../../../generated/backend/routes.ts";
import { storage } from "../../../generated/backend/storage.ts";
import type { EntityModel } from "./entity-routes.ts";

/** The generated half of the backend. */
export const entityModel: EntityModel = { routes: backendRoutes, schemas: entitySchemas, storage };
