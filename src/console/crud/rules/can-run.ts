import type { ActionDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isConditionMet } from "../../fields/conditions.ts";

/** Whether a record meets the precondition of an action. */
export function canRun({ when }: Pick<ActionDescriptor, "when">, record: EntityRecord): boolean {
  return when === undefined || isConditionMet(when, record);
}
