import { toCsv } from "../../lib/csv.ts";
import { saveFile } from "../../lib/save-text-file.ts";
import type { ExportTable } from "./export-table.ts";

/** Export formats of a list. */
export type TableFormat = "csv" | "xlsx";

interface SheetForm {
  readonly format: TableFormat;
  /** The language that determines the separators of a CSV file. */
  readonly language: string;
  /** The name of the worksheet. The default is the file name. */
  readonly sheet?: string;
  /** The allowed texts of columns of a workbook, by number. */
  readonly choices?: ReadonlyMap<number, readonly string[]>;
}

/** Saves a table as a file through the browser. The first row contains the column titles. */
export async function saveTable(
  table: ExportTable,
  name: string,
  { format, language, sheet, choices }: SheetForm,
): Promise<void> {
  const blob =
    format === "csv"
      ? new Blob([toCsv(table, language)], { type: "text/csv;charset=utf-8" })
      : await (await import("./write-xlsx.ts")).writeXlsx(table, sheet ?? name, choices);
  saveFile(`${name}.${format}`, blob);
}
