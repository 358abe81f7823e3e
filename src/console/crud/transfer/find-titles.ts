import type { Text } from "../../i18n/text.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { type ImportTarget, skipReasons } from "./import-columns.ts";
import { isEmptyCell } from "./read-cell.ts";
import type { Sheet } from "./read-sheet.ts";

/** Number of lines to find the titles in. */
const LOOKED_AT = 20;

/** The title line of a sheet, and the texts that its titles are written in. */
interface FoundTitles {
  readonly at: number;
  /** Number of titles that name a field. */
  readonly known: number;
  /** Number of titles that do not. */
  readonly unknown: number;
  readonly text: Text;
}

const isFilled = (cell: Cell): boolean => !isEmptyCell(cell);

/**
 * The line with the most titles that name a field: the first one, unless it and those below it are shorter, such as the
 * name and the dates of a report.
 */
export function findTitles(sheet: Sheet, target: ImportTarget, text: Text): FoundTitles {
  const read = (cells: readonly Cell[], at: number): FoundTitles => {
    const reasons = skipReasons(cells.map(cellToText), target, text);
    const known = cells.filter((cell, column) => isFilled(cell) && reasons[column] !== "unknown").length;
    return { at, known, unknown: cells.filter(isFilled).length - known, text };
  };
  const [head = []] = sheet;
  let best = read(head, 0);
  let widest = head.filter(isFilled).length;
  for (const [index, cells] of sheet.slice(1, LOOKED_AT).entries()) {
    const width = cells.filter(isFilled).length;
    if (width > widest) {
      const found = read(cells, index + 1);
      best = found.known > best.known ? found : best;
      widest = width;
    }
  }
  return best;
}

/** The titles in the language that names the most fields. Other languages are only loaded for unknown titles. */
export async function findTitlesIn(
  sheet: Sheet,
  target: ImportTarget,
  { own, loadOthers }: { readonly own: Text; readonly loadOthers: () => Promise<readonly Text[]> },
): Promise<FoundTitles> {
  const found = findTitles(sheet, target, own);
  if (found.unknown === 0) {
    return found;
  }
  const others = (await loadOthers()).map((text) => findTitles(sheet, target, text));
  return others.reduce((best, each) => (each.known > best.known ? each : best), found);
}
