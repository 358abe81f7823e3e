import type { DisplayKind } from "../../../contract/display-kind.ts";

const NUMERIC: readonly DisplayKind[] = ["money", "number", "integer", "quantity", "percent"];

/** Whether values are set right-aligned, digit under digit. */
export function isNumeric(display: DisplayKind): boolean {
  return NUMERIC.includes(display);
}
