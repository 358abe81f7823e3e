import { toCsv } from "../../lib/csv.ts";
import { saveFile } from "../../lib/save-text-file.ts";
import type { TableFormat } from "./save-table.ts";
import type { Worksheet } from "./workbook-parts.ts";

/** Saves an export for editing. A CSV file has the records only, without the rows of embedded lists. */
export async function saveEditSheets(
  sheets: readonly Worksheet[],
  name: string,
  { format, language }: { readonly format: TableFormat; readonly language: string },
): Promise<void> {
  const blob =
    format === "csv"
      ? new Blob([toCsv(sheets[0]?.table ?? [], language)], { type: "text/csv;charset=utf-8" })
      : await (await import("./write-xlsx.ts")).writeWorkbook(sheets);
  saveFile(`${name}.${format}`, blob);
}
