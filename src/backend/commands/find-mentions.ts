import { type SQL, sql } from "drizzle-orm";
import { identityOf } from "../../contract/text-identity.ts";
import { type Db, readRows } from "../database/database.ts";
import { listTables } from "../database/table-digests.ts";

/** A table that contains a text, and the number of rows. */
export interface Mentions {
  readonly table: string;
  readonly rows: number;
}

/**
 * Tables that contain one of some names as a whole: `ana@x.org` is not in `mariana@x.org`. Texts are compared by their
 * identity (decision 0053), whatever the locale of the database. It reads the whole database.
 */
export async function findMentions(db: Db, names: readonly string[]): Promise<readonly Mentions[]> {
  const mention = toMention(sql`to_jsonb(t)`, names);
  if (mention === null) {
    return [];
  }
  const found: Mentions[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const table of await listTables(tx)) {
      const [row] = await readRows<{ rows: number }>(
        tx,
        sql`select count(*)::int as rows from ${sql.identifier(table)} t where ${mention}`,
      );
      found.push(...(row === undefined || row.rows === 0 ? [] : [{ table, rows: row.rows }]));
    }
  });
  return found;
}

/** Condition: a JSON value contains one of the names as a whole. Null if there is no name. */
export function toMention(json: SQL, names: readonly string[]): SQL | null {
  const identities = [...new Set(names.map(identityOf))].filter((name) => name !== "");
  const text = sql`identity_text(regexp_replace(${json}::text, '\\\\[nrt]', ' ', 'g'))`;
  return identities.length === 0 ? null : sql`${text} ~ ${identities.map(toPattern).join("|")}`;
}

/** The name as JSON text, without characters before or after it that would make it another name. */
function toPattern(name: string): string {
  const text = JSON.stringify(name)
    .slice(1, -1)
    .replace(/[^\p{L}\p{N}]/gu, "\\$&");
  return `(?<![[:alnum:]_.%+-])${text}(?![[:alnum:]_-]|[.@][[:alnum:]])`;
}
