import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { placeInWords } from "../../contract/sort-sql.ts";

/** The sort expression of a column, its SQL type, and if it can be null. */
export interface SortKey {
  readonly expression: SQL;
  readonly type: string;
  readonly mayBeBlank: boolean;
}

/** The sort key of a text, as `sortKeyOf` computes it, independent of the database's locale. */
export function toTextKey(text: SQLWrapper): SortKey {
  return { expression: sql`sort_text(${text}) collate "C"`, type: "text", mayBeBlank: true };
}

/** The sort key of an enumeration value: its position in the spec. */
export function toWordKey(text: SQLWrapper, words: readonly string[]): SortKey {
  const [before, after] = placeInWords(words);
  return { expression: sql`${sql.raw(before)}${text}${sql.raw(after)}`, type: "integer", mayBeBlank: true };
}
