import type { ValidateFunction } from "ajv";
import type { EntitySchemas } from "../../../contract/backend.ts";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { Db } from "../../database/database.ts";
import { readConstraints } from "../../database/read-constraints.ts";
import { type ConstraintColumns, readSqlState, toDatabaseProblem } from "../../http/database-problem.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import { createAjv } from "../../http/validation.ts";
import type { DeletedBy } from "../deleted-records.ts";
import type { EntityStore } from "../entity-store.ts";
import type { AfterWrite, RouteContext } from "../route-context.ts";
import { type Storage, type Stored, storedEntity } from "../stored-entity.ts";

/** The entity that a batch writes. */
export interface BatchEntity {
  readonly storage: Storage;
  readonly stored: Stored;
  readonly store: EntityStore;
  readonly schemas: EntitySchemas;
  /** The business time zone. */
  readonly timeZone: string;
  readonly ifMatchRequired: boolean;
  readonly afterWrite: AfterWrite;
  /** The caller, for the trash. */
  readonly by?: DeletedBy | null;
  readonly validators: () => Validators;
  /** Converts a driver's error to the error of the single call. Throws all others. */
  readonly toRefusal: (error: unknown) => HttpProblem;
}

/** Compiled validators of a whole body. */
interface Validators {
  readonly create: ValidateFunction;
  readonly update: ValidateFunction;
}

/** Compiles the validators at the first batch, because a start must not wait for them. */
function lazyValidators({ create, update }: EntitySchemas): () => Validators {
  let known: Validators | null = null;
  const compileBoth = (): Validators => {
    const ajv = createAjv({ coerceTypes: false });
    const compile = ({ $id: _, ...schema }: JsonSchema) => ajv.compile(schema);
    return { create: compile(create), update: compile(update) };
  };
  return () => {
    known ??= compileBoth();
    return known;
  };
}

/** Reads the names of constraints at the first batch. */
function createRefusals(db: Db): () => Promise<BatchEntity["toRefusal"]> {
  let reading: Promise<ConstraintColumns> | null = null;
  return async () => {
    reading ??= readConstraints(db);
    const constraints = await reading;
    return (error) => {
      const problem = error instanceof HttpProblem ? error : toDatabaseProblem(error, constraints);
      // A deadlock or a serialization failure concerns the whole transaction, which is repeated.
      const isRace = readSqlState(error)?.startsWith("40") === true;
      if (problem === null || problem.statusCode >= 500 || isRace) {
        throw error;
      }
      return problem;
    };
  };
}

/** The entity of a route for batches, by their caller. */
export function batchEntityOf(context: RouteContext): (by: DeletedBy | null) => Promise<BatchEntity> {
  const { model, route, config } = context;
  const schemas = context.schemasOf(route.entity);
  const readRefusal = createRefusals(context.db);
  const parts = {
    storage: model.storage,
    stored: storedEntity(model.storage, route.entity),
    schemas,
    store: context.storeOf(route.entity),
    timeZone: config.timeZone,
    ifMatchRequired: config.ifMatchRequired,
    afterWrite: context.afterWrite,
    validators: lazyValidators(schemas),
  };
  return async (by) => ({ ...parts, by, toRefusal: await readRefusal() });
}
