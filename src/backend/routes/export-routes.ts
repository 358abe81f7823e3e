import type { FastifyInstance } from "fastify";
import type { BackendRoute } from "../../contract/backend.ts";
import { exportBodySchema, exportHandler } from "../entities/export/export-list.ts";
import { toListQuerySchema } from "../entities/list-query.ts";
import type { RouteContext } from "../entities/route-context.ts";
import { storedEntity } from "../entities/stored-entity.ts";

/** The routes of all entities, and how to serve them. */
interface ExportRoutes {
  readonly routes: readonly BackendRoute[];
  readonly isCustom: (route: BackendRoute) => boolean;
  readonly toContext: (route: BackendRoute) => RouteContext;
}

/** Registers `POST <path of the list>/export` for each generic list. */
export function registerExportRoutes(app: FastifyInstance, { routes, isCustom, toContext }: ExportRoutes): void {
  const lists = routes.filter((route) => (route.kind === "list" || route.result === "many") && !isCustom(route));
  for (const route of lists) {
    const context = toContext(route);
    const { model } = context;
    const url = route.path.replace(/(\/?)$/, "/export$1");
    if (model.storage[route.entity] === undefined || app.hasRoute({ method: "POST", url: app.prefix + url })) {
      continue;
    }
    const names = model.wire?.entities[route.entity];
    const querystring = toListQuerySchema(storedEntity(model.storage, route.entity), context.schemasOf(route.entity));
    app.route({
      method: "POST",
      url,
      schema: { body: exportBodySchema, querystring },
      config: {
        summary: `All matching records as a file: ${route.entity}`,
        role: route.role ?? "reader",
        ...(names === undefined ? {} : { wire: { record: names } }),
      },
      handler: exportHandler(context),
    });
  }
}
