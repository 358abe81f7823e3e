import { sql } from "drizzle-orm";
import type { ConstraintColumns } from "../http/database-problem.ts";
import { type Db, readRows } from "./database.ts";

interface Key {
  readonly table: string;
  readonly name: string;
  /** A column or an expression, as PostgreSQL prints it. */
  readonly parts: readonly string[];
  readonly columns: readonly string[];
}

/**
 * Reads the columns of each unique index, exclusion constraint and foreign key. A violation contains the names of its
 * constraint and table in separate fields; its message and detail depend on the language of the server (`lc_messages`).
 */
export async function readConstraints(db: Db): Promise<ConstraintColumns> {
  const columns = sql`(select json_agg(attname) from pg_attribute where attrelid = t.oid and attnum > 0)`;
  const keys = await readRows<Key>(
    db,
    sql`select t.relname::text as table, i.relname::text as name, ${columns} as columns,
        (select json_agg(pg_get_indexdef(x.indexrelid, n, true) order by n) from generate_series(1, x.indnkeyatts) n) as parts
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where i.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion)
      union all
      select t.relname::text, c.conname::text, ${columns},
        (select json_agg(quote_ident(a.attname) order by k.n) from unnest(c.conkey) with ordinality k(number, n)
          join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number)
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.connamespace = 'public'::regnamespace and c.contype = 'f'`,
  );
  return new Map(keys.map((key) => [`${key.table} ${key.name}`, toColumns(key)]));
}

/** Columns of an expression such as `lower(code)`. Types, as in `code::text`, are skipped. */
function toColumns({ parts, columns }: Key): readonly string[] {
  const names = parts.flatMap((part) => part.replaceAll(/::\s*("[^"]+"|\w+)/g, "").match(/"[^"]+"|'[^']*'|\w+/g) ?? []);
  const plain = names.map((name) => name.replaceAll('"', ""));
  return [...new Set(plain)].filter((name) => columns.includes(name));
}
