import type { PGlite } from "@electric-sql/pglite";
import type { Database } from "../database/database.ts";
import { toDatabase } from "../database/open-embedded.ts";
import { openPgliteCopy } from "./empty-pglite.ts";

/** A database in memory, with the rows that it started with. */
interface Prepared {
  readonly client: PGlite;
  readonly database: Database;
  readonly tables: readonly TableRows[];
  /** Statements that set all sequences back. */
  readonly sequences: string;
  /** Hash of tables, columns, constraints, triggers and functions. */
  readonly schema: string;
}

interface TableRows {
  readonly name: string;
  readonly columns: string;
  /** Null without rows. */
  readonly rows: Blob | null;
  /** Hash of the places and versions of the rows. It changes with every write. */
  version: string;
}

interface Waiting {
  readonly template: string;
  readonly prepared: Prepared;
}

/** Databases of this worker that wait for their next test, the latest last. */
const waiting: Waiting[] = [];
const MOST_WAITING = 4;

/**
 * A database in memory with the data of a template. Opening one takes half a second of CPU, so a closed database is
 * used again, once the tables that changed have their first rows again. A database whose schema changed is not.
 */
export async function openReused(template: string): Promise<Database> {
  const prepared = (await reuse(template)) ?? (await prepare(template));
  let isOpen = true;
  return {
    ...prepared.database,
    close: async () => {
      if (isOpen) {
        isOpen = false;
        waiting.push({ template, prepared });
        await closeOldest();
      }
    },
  };
}

async function prepare(template: string): Promise<Prepared> {
  const client = await openPgliteCopy(template);
  const tables = await readTables(client);
  await readVersions(client, tables);
  const [sequences, schema] = [await readSequences(client), await hashSchema(client)];
  return { client, database: toDatabase(client), tables, sequences, schema };
}

async function reuse(template: string): Promise<Prepared | null> {
  const index = waiting.findIndex((one) => one.template === template);
  const [found] = index < 0 ? [] : waiting.splice(index, 1);
  if (found === undefined) {
    return null;
  }
  const { client, database, schema } = found.prepared;
  // A test may leave a transaction or settings of the session.
  await client.query("rollback");
  await client.query("discard all");
  if ((await hashSchema(client)) !== schema) {
    await database.close();
    return await reuse(template);
  }
  await restore(found.prepared);
  return found.prepared;
}

async function closeOldest(): Promise<void> {
  const oldest = waiting.length > MOST_WAITING ? waiting.shift() : undefined;
  await oldest?.prepared.database.close();
}

/** Replaces the rows of the tables that changed by those of the start. */
async function restore({ client, tables, sequences }: Prepared): Promise<void> {
  const versions = tables.map(({ version }) => version);
  await readVersions(client, tables);
  const changed = tables.filter(({ version }, index) => version !== versions[index]);
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(", ");
    // Without triggers, such as the one that keeps the audit trail from being emptied, and without foreign keys.
    await client.exec("begin; set local session_replication_role = replica");
    await client.exec(changed.map(({ name }) => `delete from ${name}`).join(";"));
    for (const { name, columns, rows } of changed) {
      if (rows !== null) {
        await client.query(`copy ${name} (${columns}) from '/dev/blob'`, [], { blob: rows });
      }
    }
    await client.exec("commit");
    await client.exec(`vacuum ${names}`);
    await readVersions(client, changed);
  }
  await client.exec(sequences);
}

async function readVersions(client: PGlite, tables: readonly TableRows[]): Promise<void> {
  const { rows } = await client.query<{ index: number; version: string }>(
    tables
      .map(
        ({ name }, index) => `select ${index} as index,
          concat_ws(' ', count(*), sum(hashtext(concat_ws(' ', ctid, xmin, xmax)))) as version from ${name}`,
      )
      .join(" union all "),
  );
  for (const { index, version } of rows) {
    const table = tables[index];
    if (table !== undefined) {
      table.version = version;
    }
  }
}

async function readTables(client: PGlite): Promise<readonly TableRows[]> {
  const { rows } = await client.query<{ name: string; columns: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
    group by 1 order by 1`);
  const tables: TableRows[] = [];
  for (const { name, columns } of rows) {
    const { blob } = await client.query(`copy ${name} (${columns}) to '/dev/blob'`);
    tables.push({ name, columns, rows: blob === undefined || blob.size === 0 ? null : blob, version: "" });
  }
  return tables;
}

async function readSequences(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('select setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as statement
    from pg_sequences`);
  return rows.map(({ statement }) => statement).join(" ");
}

async function hashSchema(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(`
    select md5(concat_ws(';',
      (select string_agg(concat_ws(' ', oid, relname, relkind, relnamespace, relacl, reloptions), ',' order by oid)
        from pg_class where relkind <> 't'),
      (select string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull, attisdropped, attacl), ',' order by attrelid, attnum)
        from pg_attribute where attrelid >= 16384),
      (select string_agg(concat_ws(' ', oid, adbin), ',' order by oid) from pg_attrdef),
      (select string_agg(concat_ws(' ', oid, conname, convalidated, conbin), ',' order by oid) from pg_constraint),
      (select string_agg(concat_ws(' ', oid, tgname, tgenabled), ',' order by oid) from pg_trigger),
      (select string_agg(concat_ws(' ', oid, indisvalid, indisunique), ',' order by indexrelid)
        from pg_index join pg_class on oid = indexrelid where oid >= 16384),
      (select string_agg(concat_ws(' ', oid, proname, md5(prosrc), proacl), ',' order by oid) from pg_proc where oid >= 16384),
      (select string_agg(concat_ws(' ', oid, nspname, nspacl), ',' order by oid) from pg_namespace where nspname !~ '^pg_'),
      (select string_agg(concat_ws(' ', oid, rolname, rolsuper), ',' order by oid) from pg_roles),
      (select string_agg(concat_ws(' ', setdatabase, setrole, setconfig), ',' order by setdatabase, setrole) from pg_db_role_setting)
    )) as hash`);
  return rows[0]?.hash ?? "";
}
