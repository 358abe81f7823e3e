import type { BackendRoute } from "../../../contract/backend.ts";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { createAjv } from "../../http/validation.ts";
import { batchEntityOf } from "../batch/batch-entity.ts";
import { withoutId } from "../entity-handlers.ts";
import { preparationOf, type RouteContext, type RouteHandler } from "../route-context.ts";
import type { ActionInputs, JobAction, JobEntity } from "./job-entity.ts";

/** The routes of all entities, and how to serve them. */
export interface JobRoutes {
  readonly routes: readonly BackendRoute[];
  readonly isCustom: (route: BackendRoute) => boolean;
  readonly toContext: (route: BackendRoute) => RouteContext;
  readonly handlerOf: (route: BackendRoute) => RouteHandler["handler"] | undefined;
}

/**
 * The calls of an entity that its jobs can do: generic ones, and actions whose handler `writeHandler` made. Null if there
 * are none, or if the backend has no table for its records.
 */
export function toJobEntity(
  { routes, isCustom, toContext, handlerOf }: JobRoutes,
  list: BackendRoute,
): JobEntity | null {
  const context = toContext(list);
  if (context.model.storage[list.entity] === undefined) {
    return null;
  }
  const own = routes.filter(({ entity }) => entity === list.entity);
  const generic = (kind: BackendRoute["kind"]) => own.find((route) => route.kind === kind && !isCustom(route)) ?? null;
  const actions = own.flatMap((route) => {
    const handler = route.kind === "action" && route.path.includes(":id") ? handlerOf(route) : undefined;
    const prepare = handler === undefined ? undefined : preparationOf(handler);
    return prepare === undefined ? [] : [[route.name, { route, prepare, inputs: toInputs(context, route) }] as const];
  });
  const entity: JobEntity = {
    context,
    update: generic("update"),
    delete: generic("delete"),
    actions: new Map<string, JobAction>(actions),
    batchEntity: batchEntityOf(context),
  };
  return entity.update === null && entity.delete === null && entity.actions.size === 0 ? null : entity;
}

function toInputs({ schemasOf }: RouteContext, { inputs }: BackendRoute): ActionInputs | null {
  if (inputs === undefined) {
    return null;
  }
  const body = withoutId(schemasOf(inputs).create) as JsonSchema;
  let known: ReturnType<ActionInputs["toValidator"]> | null = null;
  return {
    entity: inputs,
    body,
    toValidator: () => {
      known ??= createAjv({ coerceTypes: false }).compile(body);
      return known;
    },
  };
}
