import type { BackendRoute } from "../../contract/backend.ts";
import { conflict, fieldProblem } from "../http/http-problem.ts";
import type { EntityModel } from "./entity-model.ts";
import type { EntityRecord } from "./stored-entity.ts";

/** Whether an action runs on some records only. Those that another system keeps are left to the product's code. */
export function isStateChecked({ storage }: EntityModel, { entity, when }: BackendRoute): boolean {
  return when !== undefined && storage[entity] !== undefined;
}

/** Refuses to run an action on a record that is not as its `when` says. */
export function requireState({ name, when = {} }: BackendRoute, record: EntityRecord): void {
  const isMet = Object.entries(when).every(([field, wanted]) => [wanted].flat().includes(record[field]));
  if (!isMet) {
    throw conflict("The record is not in a state that allows this", [
      fieldProblem("", "precondition", `${name} is not possible now`),
    ]);
  }
}
