import type { ValidateFunction } from "ajv";
import type { BackendRoute } from "../../../contract/backend.ts";
import type { JobKind } from "../../../contract/jobs.ts";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { type Role, roleOfMethod } from "../../../contract/staff.ts";
import type { PrepareWrite } from "../../writes/write-handler.ts";
import type { BatchEntity } from "../batch/batch-entity.ts";
import type { DeletedBy } from "../deleted-records.ts";
import type { RouteContext } from "../route-context.ts";

/** The body of an action's call. */
export interface ActionInputs {
  /** The entity that describes it. */
  readonly entity: string;
  readonly body: JsonSchema;
  readonly toValidator: () => ValidateFunction;
}

/** An action that jobs can execute. */
export interface JobAction {
  readonly route: BackendRoute;
  readonly prepare: PrepareWrite;
  /** Null if its call has no body. */
  readonly inputs: ActionInputs | null;
}

/** An entity with jobs, and the calls that they can do many times. */
export interface JobEntity {
  readonly context: RouteContext;
  readonly update: BackendRoute | null;
  readonly delete: BackendRoute | null;
  readonly actions: ReadonlyMap<string, JobAction>;
  readonly batchEntity: (by: DeletedBy | null) => Promise<BatchEntity>;
}

/** The work of a job, without its values. */
export interface JobTask {
  readonly kind: JobKind;
  readonly action: string | null;
}

/** The call that a job does for each record; null if the entity does not offer it. */
export function routeOf(entity: JobEntity, { kind, action }: JobTask): BackendRoute | null {
  switch (kind) {
    case "change":
      return entity.update;
    case "delete":
      return entity.delete;
    case "restore":
      return entity.context.config.trashDays > 0 ? entity.delete : null;
    case "action":
      return entity.actions.get(action ?? "")?.route ?? null;
    case "undo":
      return null;
  }
}

/** Whether a user with this role may do the call. */
export function isPermitted({ role, method }: BackendRoute, of: Role): boolean {
  return of === "administrator" || (role ?? roleOfMethod(method)) === of;
}
