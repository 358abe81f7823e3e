import { sql } from "drizzle-orm";
import { type Db, readRows } from "./database.ts";

/** What a table holds: how many rows, and a sum of what is in them, whatever their order. */
export interface TableDigest {
  readonly rows: number;
  readonly sum: string;
}

/** The tables of the backend and of its product, without what the database keeps for itself. */
export async function listTables(db: Db): Promise<readonly string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  return rows.map(({ name }) => name);
}

/** The digest of every table. Two databases with the same rows have the same digests, PostgreSQL or PGlite. */
export async function readDigests(db: Db): Promise<Readonly<Record<string, TableDigest>>> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const digests: Record<string, TableDigest> = {};
    for (const name of await listTables(tx)) {
      // 60 bits of a row's hash, added up: it takes no memory, however many rows there are.
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

/** The tables that differ. */
export function findDifferences(
  one: Readonly<Record<string, TableDigest>>,
  other: Readonly<Record<string, TableDigest>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum).sort();
}

/** All rows together. */
export function countRows(digests: Readonly<Record<string, TableDigest>>): number {
  return Object.values(digests).reduce((sum, { rows }) => sum + rows, 0);
}
