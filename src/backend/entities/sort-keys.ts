import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { placeInWords } from "../../contract/sort-sql.ts";

/** The expression by which rows are sorted, its type in SQL, and whether it may be null. */
export interface SortKey {
  readonly expression: SQL;
  readonly type: string;
  readonly mayBeBlank: boolean;
}

/** The key of a text: as `sortKeyOf` has it, in an order that does not depend on the locale of the database. */
export function toTextKey(text: SQLWrapper): SortKey {
  return { expression: sql`sort_text(${text}) collate "C"`, type: "text", mayBeBlank: true };
}

/** The key of a value of an enumeration: its place in the spec. */
export function toWordKey(text: SQLWrapper, words: readonly string[]): SortKey {
  const [before, after] = placeInWords(words);
  return { expression: sql`${sql.raw(before)}${text}${sql.raw(after)}`, type: "integer", mayBeBlank: true };
}
