import { readUniqueClashes } from "../database/unique-clashes.ts";
import { toColumns, unknownArguments } from "./command-arguments.ts";
import type { CommandContext } from "./with-database.ts";

/** Parses the arguments of `clashes`. Throws a `StartError` if there are any. */
export function readClashesArguments(words: readonly string[]): { readonly action: "list" } {
  if (words.length > 0) {
    throw unknownArguments(["clashes", ...words], ["clashes"]);
  }
  return { action: "list" };
}

/**
 * `clashes`: records that have the same unique text when case is ignored, created before that rule. The database
 * accepts no further ones. Change or delete all but one of each line; the next start creates the full index.
 */
export async function runClashesCommand(_: readonly string[], { db, print }: CommandContext): Promise<void> {
  const clashes = await readUniqueClashes(db);
  if (clashes.length === 0) {
    print("No records have the same value in fields that must be unique.");
    return;
  }
  const rows = clashes.map(({ table, columns, ids }) => [table, columns.join(", "), ids.join(" ")]);
  toColumns([["TABLE", "COLUMNS", "IDS"], ...rows]).forEach(print);
  print("Change or delete all records of a line but one. The next start of the backend then checks them too.");
}
