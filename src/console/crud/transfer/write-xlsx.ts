import { cellText, isFormatted, type SheetCell } from "../../lib/sheet-cell.ts";

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
  return typeof cell === "number" ? { value: cell } : { value: escaped(cell), format: "@" };
}

/** The default style that every workbook must define. The library omits it. */
const DEFAULT_STYLE = {
  files: {
    transform: {
      "xl/styles.xml": {
        transform: (xml: string) =>
          xml
            .replace(
              "<cellXfs",
              '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs',
            )
            .replace(
              "</cellXfs>",
              '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
            ),
      },
    },
  },
};

/** Writes a workbook with one sheet: a frozen title row and typed cells. */
export async function writeXlsx(table: readonly (readonly SheetCell[])[], name: string): Promise<Blob> {
  const { default: writeXlsxFile } = await import("write-excel-file/browser");
  const [head = [], ...rows] = table;
  const titles = head.map((title) => ({ value: escaped(cellText(title)), fontWeight: "bold" as const }));
  const columns = head.map((_, index) => ({ width: widthOf(table.map((row) => row[index] ?? "")) }));
  return await writeXlsxFile(
    [titles, ...rows.map((row) => row.map(toCell))],
    { stickyRowsCount: 1, sheet: toSheetName(name), columns },
    { features: [DEFAULT_STYLE] },
  ).toBlob();
}
