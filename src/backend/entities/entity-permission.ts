import type { BackendRoute } from "../../contract/backend.ts";
import { type Role, roleOfMethod } from "../../contract/staff.ts";
import type { Caller } from "../auth/caller.ts";
import { forbidden, notFound } from "../http/http-problem.ts";
import type { EntityModel } from "./entity-model.ts";

const READS: readonly BackendRoute["kind"][] = ["get", "list"];

/** True if the caller may read the records of an entity: one of its read calls is allowed. */
export function mayRead({ routes }: EntityModel, entity: string, { role }: Caller): boolean {
  return routes.some((route) => route.entity === entity && READS.includes(route.kind) && isAllowed(route, role));
}

/** Rejects an entity that the product does not have, or that the caller may not read. */
export function requireRead(model: EntityModel, entity: string, caller: Caller): void {
  if (!(Object.hasOwn(model.storage, entity) && model.routes.some((route) => route.entity === entity))) {
    throw notFound();
  }
  if (!mayRead(model, entity, caller)) {
    throw forbidden();
  }
}

/** Rejects a caller who may not change the records of an entity. Without an update call, only administrators may. */
export function requireChange(model: EntityModel, entity: string, caller: Caller): void {
  requireRead(model, entity, caller);
  const update = model.routes.find((route) => route.entity === entity && route.kind === "update");
  const isPermitted = update === undefined ? caller.role === "administrator" : isAllowed(update, caller.role);
  if (!isPermitted) {
    throw forbidden();
  }
}

/** True if the caller may delete the records of an entity. */
export function mayDelete({ routes }: EntityModel, entity: string, { role }: Caller): boolean {
  return routes.some((route) => route.entity === entity && route.kind === "delete" && isAllowed(route, role));
}

/** Rejects an entity that the product does not have, or whose records the caller may not delete. */
export function requireDelete(model: EntityModel, entity: string, caller: Caller): void {
  requireRead(model, entity, caller);
  if (!mayDelete(model, entity, caller)) {
    throw forbidden();
  }
}

/** An API key has no role, only scopes. */
function isAllowed(route: BackendRoute, role: Role | null): boolean {
  const needed = route.role ?? roleOfMethod(route.method);
  return role === "administrator" || (role !== null && needed === role);
}
