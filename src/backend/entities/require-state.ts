import type { BackendRoute } from "../../contract/backend.ts";
import { conflict, fieldProblem } from "../http/http-problem.ts";
import type { EntityModel } from "./entity-model.ts";
import type { EntityRecord } from "./stored-entity.ts";

/**
 * Checks if an action has a precondition that the backend checks. For records of another system, the product's code
 * does it.
 */
export function isStateChecked({ storage }: EntityModel, { entity, when }: BackendRoute): boolean {
  return when !== undefined && storage[entity] !== undefined;
}

/** Rejects an action if the record does not match its `when`. */
export function requireState({ name, when = {} }: BackendRoute, record: EntityRecord): void {
  const isMet = Object.entries(when).every(([field, wanted]) => [wanted].flat().includes(record[field]));
  if (!isMet) {
    throw conflict("The record is not in a state that allows this", [
      fieldProblem("", "precondition", `${name} is not possible now`),
    ]);
  }
}
