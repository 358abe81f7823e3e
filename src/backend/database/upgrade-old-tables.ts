import { sql } from "drizzle-orm";
import { frameworkTables } from "../../contract/framework-tables.ts";
import { StartError } from "../config/start-error.ts";
import { type Db, readRows } from "./database.ts";
import { runStatement } from "./unique-clashes.ts";

/** A change of the framework's tables by an earlier version, when products still migrated them. */
interface OldTableChange {
  /** SQL condition: the database does not have the change. */
  readonly isMissing: string;
  readonly statements: readonly string[];
}

const lacksColumn = (table: string, column: string) => `not exists (select 1 from information_schema.columns
  where table_schema = current_schema() and table_name = '${table}' and column_name = '${column}')`;

/** An index over the plain column. Not a postponed one, which has a comment (see `unique-clashes.ts`). */
const hasFormerIndex = (index: string) => `exists (select 1 from pg_indexes
  where schemaname = current_schema() and indexname = '${index}' and indexdef not like '%identity_text%'
    and obj_description(to_regclass('${index}'), 'pg_class') is null)`;

/** Written as in migrations, so that clashing rows are excluded. */
const toUniqueIndex = (table: string, column: string) =>
  `CREATE UNIQUE INDEX "${table}_${column}_key" ON "${table}" USING btree (identity_text("${column}"));`;

const AUDIT_BY_USERNAME =
  "create index audit_entries_username_at_idx on audit_entries (identity_text(username), at, id)";

/** The changes since version 0.1.0. Afterwards the tables are those of `migrations/0000_initial.sql`. */
const OLD_TABLE_CHANGES: readonly OldTableChange[] = [
  {
    isMissing: lacksColumn("audit_entries", "session_id"),
    statements: [
      `alter table idempotency_keys drop constraint if exists idempotency_keys_user_id_staff_users_id_fk`,
      `drop index if exists audit_entries_at_idx, audit_entries_record_id_idx, audit_entries_username_idx`,
      `create table api_keys (id uuid primary key, name text not null, hash text not null, scopes text not null,
        created_at timestamptz not null default now(), expires_at timestamptz)`,
      `create table known_places (key text primary key, last_at timestamptz not null default now())`,
      `create table staff_links (token_hash text primary key, user_id uuid, expires_at timestamptz not null,
        constraint staff_links_user_id_staff_users_id_fk foreign key (user_id) references staff_users(id) on delete cascade)`,
      `alter table staff_users alter column password drop not null,
        add column role text not null default 'administrator', add column disabled_at timestamptz`,
      `alter table audit_entries add column session_id uuid, add column before jsonb, add column after jsonb`,
      `alter table sessions add column last_used_at timestamptz not null default now(),
        add column address text, add column user_agent text`,
      toUniqueIndex("api_keys", "name"),
      `create index known_places_last_at_idx on known_places (last_at)`,
      `create index staff_links_user_id_idx on staff_links (user_id)`,
      `create index staff_links_expires_at_idx on staff_links (expires_at)`,
      `create index audit_entries_at_id_idx on audit_entries (at, id)`,
      ...["action", "entity", "record_id", "user_id", "session_id"].map(
        (column) => `create index audit_entries_${column}_at_idx on audit_entries (${column}, at, id)`,
      ),
      AUDIT_BY_USERNAME,
      `create index audit_entries_request_id_idx on audit_entries (request_id)`,
    ],
  },
  {
    isMissing: `not exists (select 1 from pg_constraint
      where conrelid = to_regclass('staff_users') and conname = 'staff_users_role_check')`,
    statements: [
      `alter table staff_users add constraint staff_users_role_check check (role in ('administrator', 'reader'))`,
    ],
  },
  {
    // The rows of batches that an earlier version left unfinished.
    isMissing: `to_regclass('unpublished_batches') is not null`,
    statements: [
      `do $$
      declare batch record;
      begin
        for batch in select * from unpublished_batches loop
          execute format('delete from %I where id between $1 and $2', batch.table_name)
            using batch.first_id, batch.last_id;
        end loop;
      end $$`,
      `drop table unpublished_batches cascade`,
    ],
  },
  {
    isMissing: hasFormerIndex("api_keys_name_key"),
    statements: [`drop index api_keys_name_key`, toUniqueIndex("api_keys", "name")],
  },
  {
    isMissing: hasFormerIndex("staff_users_username_key"),
    statements: [`drop index staff_users_username_key`, toUniqueIndex("staff_users", "username")],
  },
  {
    isMissing: hasFormerIndex("audit_entries_username_at_idx"),
    statements: [`drop index audit_entries_username_at_idx`, AUDIT_BY_USERNAME],
  },
];

/**
 * Takes over tables of the framework that a product's migrations created: adds what later versions changed. Returns false
 * if the database has none. Throws a `StartError` if the tables belong to another program.
 */
export async function upgradeOldTables(tx: Db): Promise<boolean> {
  const found = await readRows<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = current_schema()
      and tablename in (${sql.join(
        [...frameworkTables].map((name) => sql`${name}`),
        sql`, `,
      )}) order by 1`,
  );
  if (found.length === 0) {
    return false;
  }
  const names = found.map(({ name }) => name);
  if (!names.includes("staff_users")) {
    throw new StartError(
      `The database has tables of another program with names that entity-console needs: ${names.join(", ")}. Set DATABASE_URL to an empty database.`,
    );
  }
  for (const { isMissing, statements } of OLD_TABLE_CHANGES) {
    const [row] = await readRows<{ missing: boolean }>(tx, sql.raw(`select ${isMissing} as missing`));
    for (const statement of row?.missing === true ? statements : []) {
      await runStatement(tx, statement);
    }
  }
  return true;
}
