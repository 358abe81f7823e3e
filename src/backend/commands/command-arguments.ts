import { parseArgs } from "node:util";
import { StartError } from "../config/start-error.ts";

/** Arguments of a command: positional ones, and options with their values. */
export interface CommandArguments {
  readonly plain: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** Parses arguments. Throws a `StartError` for an unknown option or a missing value. */
export function parseArguments(words: readonly string[], names: readonly string[]): CommandArguments {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { plain: positionals, options: values };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Throws a `StartError` for options that the action ignores. */
export function rejectOptions(of: string, { options }: CommandArguments): void {
  const [given] = Object.keys(options);
  if (given !== undefined) {
    throw new StartError(`--${given} goes with ${of} only.`);
  }
}

/** A one-line `StartError` with the unknown command and the known ones. */
export function unknownArguments(words: readonly string[], usage: readonly string[]): StartError {
  return new StartError(`Not understood: ${words.join(" ")} (there are: ${usage.join(" | ")})`);
}

/** Formats rows as a table with aligned columns. */
export function toColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
