import { toCsv } from "../../lib/csv.ts";
import { saveFile } from "../../lib/save-text-file.ts";
import type { ExportTable } from "./export-table.ts";

/** What a list can be saved as. */
export type TableFormat = "csv" | "xlsx";

interface SheetForm {
  readonly format: TableFormat;
  /** The language of a CSV file's separators. */
  readonly language: string;
  /** The name of a workbook's sheet; by default the file's. */
  readonly sheet?: string;
}

/** Has the browser save a table as a file: the first row names the columns. */
export async function saveTable(
  table: ExportTable,
  name: string,
  { format, language, sheet }: SheetForm,
): Promise<void> {
  const blob =
    format === "csv"
      ? new Blob([toCsv(table, language)], { type: "text/csv;charset=utf-8" })
      : await (await import("./write-xlsx.ts")).writeXlsx(table, sheet ?? name);
  saveFile(`${name}.${format}`, blob);
}
