import { valueTypeOf } from "../../../kinds/kinds.ts";

/** Whether values are set right-aligned, digit under digit. */
export function isNumeric(display: string): boolean {
  return valueTypeOf(display) === "number";
}
