import { cellText, isFormatted, type SheetCell } from "./sheet-cell.ts";

/** Longest column, in characters. */
const MAX_WIDTH = 60;
const MIN_WIDTH = 8;

/** Rows that the width of a column is taken from. */
const MEASURED = 1000;

/** A name that Excel accepts: 31 characters, without some of them. */
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

/** Text that Excel does not take for an escaped character, with carriage returns that XML would lose. */
const escaped = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_").replaceAll("\r", "_x000D_");

function toCell(cell: SheetCell) {
  if (cell === "") {
    return null;
  }
  if (isFormatted(cell)) {
    return { value: cell.value, type: Number, format: cell.format };
  }
  // A text format keeps Excel from reading `00123` or `=1+1` anew when the cell is edited.
  return typeof cell === "number" ? { value: cell } : { value: escaped(cell), format: "@" };
}

/** The style that every workbook must name, which the library leaves out. */
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

/** A workbook of one sheet: a frozen row of titles, and cells by their kinds. */
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
