import { type AnyColumn, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a column has a text, by its identity: capitals, blanks at the ends and the Unicode form do not count. */
export function hasSameText(column: AnyColumn | SQLWrapper, text: unknown): SQL {
  return sql`identity_text(${column}) = identity_text(${text})`;
}

/** Whether a column has one of some texts, by their identity. */
export function hasAnyText(column: AnyColumn | SQLWrapper, texts: readonly unknown[]): SQL {
  const wanted = texts.map((text) => sql`identity_text(${text}::text)`);
  return wanted.length === 0 ? sql`false` : sql`identity_text(${column}) in (${sql.join(wanted, sql`, `)})`;
}
