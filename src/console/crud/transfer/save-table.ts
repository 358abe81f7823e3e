import { toCsv } from "../../lib/csv.ts";
import { saveFile } from "../../lib/save-text-file.ts";
import type { ExportTable } from "./export-table.ts";

/** What a list can be saved as. */
export type TableFormat = "csv" | "xlsx";

/** The format, and the language by which a CSV file keeps cells and decimals apart. */
interface SheetForm {
  readonly format: TableFormat;
  readonly language: string;
}

/** Has the browser save a table as a file: the first row names the columns. */
export async function saveTable(table: ExportTable, name: string, { format, language }: SheetForm): Promise<void> {
  const blob =
    format === "csv" ? new Blob([toCsv(table, language)], { type: "text/csv;charset=utf-8" }) : await toWorkbook(table);
  saveFile(`${name}.${format}`, blob);
}

/** Texts are written as texts, whatever they begin with: a workbook runs nothing that is no formula by its type. */
async function toWorkbook(table: ExportTable): Promise<Blob> {
  const { default: writeXlsxFile } = await import("write-excel-file/browser");
  const [head = [], ...rows] = table;
  const cells = rows.map((row) => row.map((value) => (value === "" ? null : { value })));
  return await writeXlsxFile([head.map((value) => ({ value: String(value), fontWeight: "bold" as const })), ...cells], {
    stickyRowsCount: 1,
  }).toBlob();
}
