import type { FastifyInstance } from "fastify";
import type { BackendRoute } from "../../contract/backend.ts";
import { toBatchNames } from "../../contract/batch.ts";
import { batchHandler } from "../entities/batch/batch-call.ts";
import { batchAnswerSchema, batchBodySchema } from "../entities/batch/batch-schemas.ts";
import { groupBy } from "../entities/group-by.ts";
import type { RouteContext } from "../entities/route-context.ts";

/** 500 rows of 16 kB. */
const BODY_LIMIT = 8_388_608;

const WRITES: readonly string[] = ["create", "update", "delete"];

/**
 * Registers `POST <path of the entity>/batch` for each entity with generic routes that write single records. A route that
 * the product replaced is not offered, because a batch would skip its code.
 */
export function registerBatchRoutes(app: FastifyInstance, { routes, isCustom, toContext }: BatchRoutes): void {
  const writes = routes.filter(({ kind }) => WRITES.includes(kind));
  for (const [entity, all] of groupBy(writes, (route) => route.entity)) {
    const [first] = all;
    const offered = all.filter((route) => !isCustom(route));
    const url = first === undefined ? "" : toBatchPath(first.path);
    const context = first === undefined ? null : toContext(first);
    const isKnown = context?.model.storage[entity] !== undefined;
    if (
      context === null ||
      offered.length === 0 ||
      !isKnown ||
      app.hasRoute({ method: "POST", url: app.prefix + url })
    ) {
      continue;
    }
    const names = context.model.wire?.entities[entity];
    const role = offered.some((route) => route.role === "reader") ? { role: "reader" as const } : {};
    app.route({
      method: "POST",
      url,
      bodyLimit: BODY_LIMIT,
      schema: { body: batchBodySchema, response: { 200: batchAnswerSchema } },
      config: {
        summary: `Create, change or delete many records: ${entity}`,
        ...(names === undefined ? {} : { wire: toBatchNames(names) }),
        ...role,
      },
      handler: batchHandler(context, offered),
    });
  }
}

/** The routes of all entities, and how to serve them. */
interface BatchRoutes {
  readonly routes: readonly BackendRoute[];
  readonly isCustom: (route: BackendRoute) => boolean;
  readonly toContext: (route: BackendRoute) => RouteContext;
}

/** `/books/:id` -> `/books/batch`; a slash at the end stays. */
function toBatchPath(path: string): string {
  return path.replace(/(\/:id)?(\/?)$/, "/batch$2");
}
