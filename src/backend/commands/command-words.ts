import { parseArgs } from "node:util";
import { StartError } from "../config/start-error.ts";

/** A command's words: the plain ones, and options with their values. A `StartError` where one is not known. */
export function parseWords(
  words: readonly string[],
  names: readonly string[],
): { readonly plain: readonly string[]; readonly options: Readonly<Record<string, string | undefined>> } {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { plain: positionals, options: values as Readonly<Record<string, string | undefined>> };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** What is printed as a table: columns as wide as their widest cell. */
export function toColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
