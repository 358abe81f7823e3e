import { sql } from "drizzle-orm";
import { type Db, readRows } from "./database.ts";

/** Number of rows of a table, and a checksum that does not depend on their order. */
export interface TableDigest {
  readonly rows: number;
  readonly sum: string;
}

/** Tables of the backend and its product, without PostgreSQL's own. */
export async function listTables(db: Db): Promise<readonly string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  return rows.map(({ name }) => name);
}

/** The digest of every table. Databases with the same rows have the same digests, on PostgreSQL and PGlite. */
export async function readDigests(db: Db): Promise<Readonly<Record<string, TableDigest>>> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const digests: Record<string, TableDigest> = {};
    for (const name of await listTables(tx)) {
      // Sum of 60 bits of each row's hash; needs constant memory.
      const hash = sql`('x' || substr(md5(to_jsonb(t)::text), 1, 15))::bit(60)::bigint`;
      const [found] = await readRows<{ rows: string; sum: string }>(
        tx,
        sql`select count(*)::text as rows, coalesce(sum(${hash}), 0)::text as sum from ${sql.identifier(name)} t`,
      );
      digests[name] = { rows: Number(found?.rows ?? 0), sum: found?.sum ?? "0" };
    }
    return digests;
  });
}

/** Tables whose digests differ. */
export function findDifferences(
  one: Readonly<Record<string, TableDigest>>,
  other: Readonly<Record<string, TableDigest>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum).sort();
}

/** Total number of rows. */
export function countRows(digests: Readonly<Record<string, TableDigest>>): number {
  return Object.values(digests).reduce((sum, { rows }) => sum + rows, 0);
}
