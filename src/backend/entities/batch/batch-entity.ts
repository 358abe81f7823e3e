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
import type { AfterWrite } from "../route-context.ts";
import type { Storage, Stored } from "../stored-entity.ts";

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
export interface Validators {
  readonly create: ValidateFunction;
  readonly update: ValidateFunction;
}

/** Compiles the validators at the first batch, because a start must not wait for them. */
export function lazyValidators({ create, update }: EntitySchemas): () => Validators {
  let known: Validators | null = null;
  return () => {
    const ajv = createAjv({ coerceTypes: false });
    const compile = ({ $id: _, ...schema }: JsonSchema) => ajv.compile(schema);
    known ??= { create: compile(create), update: compile(update) };
    return known;
  };
}

/** Reads the names of constraints at the first batch. */
export function createRefusals(db: Db): () => Promise<BatchEntity["toRefusal"]> {
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
