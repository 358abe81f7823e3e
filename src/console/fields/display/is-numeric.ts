import { valueTypeOf } from "../../../kinds/kinds.ts";

/** Whether values are right-aligned, so that digits line up. */
export function isNumeric(display: string): boolean {
  return valueTypeOf(display) === "number";
}
