import type { FastifyInstance } from "fastify";
import type { BackendRoute } from "../../contract/backend.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { toGenericHandler, withoutId } from "../entities/entity-handlers.ts";
import { type EntityModel, schemasOf, wireNamesOf } from "../entities/entity-model.ts";
import { createEntityStore } from "../entities/entity-store.ts";
import { toPrecondition } from "../entities/precondition.ts";
import { isStateChecked } from "../entities/require-state.ts";
import type { AfterWrites, CustomRoutes, RouteContext, RouteHandler } from "../entities/route-context.ts";
import { storedEntity } from "../entities/stored-entity.ts";
import { rejectNulCharacters, stripReadOnly } from "../http/request-body.ts";
import { toStoredTexts } from "../http/stored-texts.ts";
import { registerBatchRoutes } from "./batch-routes.ts";
import { registerExportRoutes } from "./export-routes.ts";
import { registerJobRoutes } from "./job-routes.ts";

interface Entities {
  readonly model: EntityModel;
  readonly customRoutes?: CustomRoutes | undefined;
  readonly afterWrites?: AfterWrites | undefined;
}

/**
 * Registers all generated routes: the five operations and plain queries with generic handlers, others with the
 * product's custom routes.
 */
export function registerEntityRoutes(
  app: FastifyInstance,
  context: BackendContext,
  { model, customRoutes = {}, afterWrites = {} }: Entities,
): void {
  const storeOf = (entity: string) =>
    createEntityStore({
      db: context.db,
      timeZone: context.config.timeZone,
      hasTrash: context.config.trashDays > 0,
      storage: model.storage,
      stored: storedEntity(model.storage, entity),
      schemas: schemasOf(model, entity),
    });
  const customOf = (route: BackendRoute) => customRoutes[`${route.entity}.${route.name}`];
  const toContext = (route: BackendRoute): RouteContext => ({
    ...context,
    model,
    route,
    storeOf,
    schemasOf: (entity) => schemasOf(model, entity),
    afterWrite: afterWrites[route.entity] ?? (async () => undefined),
  });
  const handlers = new Map<BackendRoute, RouteHandler["handler"]>();
  for (const route of model.routes) {
    const custom = customOf(route);
    const build = custom ?? toGenericHandler(model, route);
    const routeContext = toContext(route);
    const built = build(routeContext);
    const { handler } = built;
    handlers.set(route, handler);
    const schema = withBodySchema(built.schema, { model, route, isCustom: custom !== undefined });
    const { read } = schemasOf(model, route.inputs ?? route.entity);
    app.route({
      method: route.method,
      url: route.path,
      handler,
      config: { role: route.role, wire: wireNamesOf(model, route) },
      ...(schema === undefined ? {} : { schema }),
      ...(isStateChecked(model, route) ? { preHandler: toPrecondition(routeContext) } : {}),
      preValidation: async (request) => {
        rejectNulCharacters(request.body);
        if (schema?.body !== undefined) {
          stripReadOnly(request.body, read, schema.body as JsonSchema);
          toStoredTexts(
            request.body,
            schema.body as JsonSchema,
            model.storage[route.inputs ?? route.entity]?.identities,
          );
        }
      },
    });
  }
  const further = { routes: model.routes, isCustom: (route: BackendRoute) => customOf(route) !== undefined, toContext };
  registerBatchRoutes(app, further);
  registerExportRoutes(app, further);
  registerJobRoutes(app, { ...further, handlerOf: (route) => handlers.get(route) });
}

interface Sent {
  readonly model: EntityModel;
  readonly route: BackendRoute;
  /** True if the product wrote the handler. */
  readonly isCustom: boolean;
}

/** Bodies are always validated by the spec, also for custom handlers that declare no body schema. */
function withBodySchema(schema: RouteHandler["schema"], { model, route, isCustom }: Sent): RouteHandler["schema"] {
  const { entity, kind, inputs } = route;
  if (inputs !== undefined) {
    return { ...schema, body: withoutId(schemasOf(model, inputs).create) };
  }
  return isCustom && (kind === "create" || kind === "update")
    ? { body: withoutId(schemasOf(model, entity)[kind]), ...schema }
    : schema;
}
