import { parseArgs } from "node:util";
import { StartError } from "../config/start-error.ts";

/** A command's words: the plain ones, and options with their values. */
export interface CommandArguments {
  readonly plain: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** Parses the words of a command. Throws a `StartError` for an option that is not one of `names`, or has no value. */
export function parseArguments(words: readonly string[], names: readonly string[]): CommandArguments {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { plain: positionals, options: values as Readonly<Record<string, string | undefined>> };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Throws a `StartError` where an action got options that only `of` takes: they would be ignored silently. */
export function rejectOptions(of: string, { options }: CommandArguments): void {
  const [given] = Object.keys(options);
  if (given !== undefined) {
    throw new StartError(`--${given} goes with ${of} only.`);
  }
}

/** A `StartError` in one line: the words that make no command, and the commands that there are. */
export function notUnderstood(words: readonly string[], usage: readonly string[]): StartError {
  return new StartError(`Not understood: ${words.join(" ")} (there are: ${usage.join(" | ")})`);
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
