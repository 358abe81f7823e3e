import { cellText, isFormatted, type SheetCell } from "../../lib/sheet-cell.ts";
import { toChoiceLists, toWorkbookParts, type Worksheet } from "./workbook-parts.ts";

/** Maximum column width, in characters. */
const MAX_WIDTH = 60;
const MIN_WIDTH = 8;

/** Number of rows to measure for the column width. */
const MEASURED = 1000;

/** A valid worksheet name for Excel: at most 31 characters, without reserved ones. */
export function toSheetName(name: string): string {
  const allowed = name.replace(/[[\]/\\:*?]/g, " ").replace(/^[\s']+|[\s']+$/g, "");
  return [...allowed].slice(0, 31).join("").trim() || "1";
}

function widthOf(column: readonly SheetCell[]): number {
  const lengths = column.slice(0, MEASURED).map((cell) =>
    Math.max(
      ...cellText(cell)
        .split("\n")
        .map(({ length }) => length),
    ),
  );
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, ...lengths) + 2);
}

/** Excel repairs a file with more characters in a cell. */
const MAX_IN_CELL = 32_767;

/** Characters that XML forbids or normalizes, and those that the library drops: U+FFFD is one. */
const LOST = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufffd]/gu;

/** Escapes lost characters as Excel does, and `_x0000_` sequences, which would be read as such. */
const escaped = (text: string): string =>
  text.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_").replace(LOST, (character) =>
    character
      .split("")
      .map((unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`)
      .join(""),
  );

function toCell(cell: SheetCell) {
  if (cell === "") {
    return null;
  }
  if (isFormatted(cell)) {
    return { value: cell.value, type: Number, format: cell.format };
  }
  // A text format stops Excel from converting `00123` or `=1+1` when the cell is edited.
  return typeof cell === "number" ? { value: cell } : { value: escaped(cell.slice(0, MAX_IN_CELL)), format: "@" };
}

/** A worksheet with a unique name of at most 31 characters. */
function withUniqueNames(sheets: readonly Worksheet[]): readonly Worksheet[] {
  const taken = new Set<string>();
  return sheets.map((sheet) => {
    const own = toSheetName(sheet.name);
    let name = own;
    for (let at = 2; taken.has(name.toLowerCase()); at += 1) {
      name = `${own.slice(0, 27)} ${at}`;
    }
    taken.add(name.toLowerCase());
    return { ...sheet, name };
  });
}

/** Writes a workbook: typed cells, frozen titles, lists of allowed texts. The lists may add a hidden sheet. */
export async function writeWorkbook(given: readonly Worksheet[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import("write-excel-file/browser");
  const sheets = withUniqueNames(given);
  const lists = toChoiceLists(sheets);
  const written = sheets.map(({ name, table }) => {
    const [head = [], ...rows] = table;
    const titles = head.map((title) => ({ value: escaped(cellText(title)), fontWeight: "bold" as const }));
    return {
      data: [titles, ...rows.map((row) => row.map(toCell))],
      sheet: name,
      stickyRowsCount: 1,
      columns: head.map((_, index) => ({ width: widthOf(table.map((row) => row[index] ?? "")) })),
    };
  });
  const hidden = lists.rows.length > 0 ? [{ data: lists.rows.map((row) => row.map(toCell)), sheet: lists.name }] : [];
  return await writeXlsxFile([...written, ...hidden], { features: [toWorkbookParts(sheets, lists)] }).toBlob();
}

/** Writes a workbook with one sheet: a frozen title row and typed cells. */
export async function writeXlsx(
  table: readonly (readonly SheetCell[])[],
  name: string,
  choices: Worksheet["choices"] = new Map(),
): Promise<Blob> {
  return await writeWorkbook([{ name, table, choices }]);
}
