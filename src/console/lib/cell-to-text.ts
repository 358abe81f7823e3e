import { type Cell, fromSerial, timeFromSerial } from "./sheet-cell.ts";

/** Formats a cell of an imported sheet for display. */
export function cellToText(cell: Cell): string {
  if (cell === null || typeof cell !== "object") {
    return String(cell ?? "");
  }
  if ("fraction" in cell) {
    return `${Number((cell.fraction * 100).toPrecision(15))}%`;
  }
  if ("rejected" in cell) {
    return "–";
  }
  const clock = cell.serial < 1 ? null : fromSerial(cell.serial);
  const text = clock === null ? null : new Date(clock).toISOString().slice(0, 19).replace("T", " ");
  return text?.replace(/ 00:00:00$/, "") ?? timeFromSerial(cell) ?? String(cell.serial);
}
