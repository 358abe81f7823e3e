import type { ActionDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isConditionMet } from "../../fields/conditions.ts";

/** Whether an action may be run on a record, as far as its precondition tells. */
export function canRun({ when }: Pick<ActionDescriptor, "when">, record: EntityRecord): boolean {
  return when === undefined || isConditionMet(when, record);
}
