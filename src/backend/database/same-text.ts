import { type AnyColumn, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Condition: a column equals a text, ignoring case, blanks at the ends and the Unicode form.
 *
 * @example
 * db.select().from(tickets).where(hasSameText(tickets.code, code));
 */
export function hasSameText(column: AnyColumn | SQLWrapper, text: unknown): SQL {
  return sql`identity_text(${column}) = identity_text(${text})`;
}

/** Condition: a column equals one of the texts, in the same way. */
export function hasAnyText(column: AnyColumn | SQLWrapper, texts: readonly unknown[]): SQL {
  const wanted = texts.map((text) => sql`identity_text(${text}::text)`);
  return wanted.length === 0 ? sql`false` : sql`identity_text(${column}) in (${sql.join(wanted, sql`, `)})`;
}
