import { lt, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { titleOf } from "../../contract/record-title.ts";
import { deletedFilters } from "../../contract/trash.ts";
import { type Db, readRows } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { deletedRecords } from "../database/own-tables.ts";
import { readOwnedRows } from "./cascades.ts";
import type { Stored, Versioned } from "./stored-entity.ts";

/** The caller of a deletion. */
export interface DeletedBy {
  readonly userId: string;
  readonly username: string;
}

/** The list of the trash. The kept rows (`content`) never leave the database. */
export const trashList: Stored = {
  entity: "deletedRecord",
  table: deletedRecords,
  columns: ["id", "entity", "recordId", "title", "deletedAt", "username", "record"],
  titleField: "title",
  secrets: [],
  createdAt: "deletedAt",
  updatedAt: null,
  unique: [],
  search: ["title"],
  filters: deletedFilters,
  sortable: ["deletedAt", "title"],
  sort: "-deletedAt",
  links: [],
  children: [],
  expansions: [],
  usedBy: [],
};

const MAX_TEXT = 254;

/** Deleted records, and who deletes them. */
interface Deletion {
  readonly records: readonly Pick<Versioned, "record" | "id">[];
  readonly by: DeletedBy | null;
}

/**
 * Copies records to the trash, in the transaction that deletes them: their rows, and all rows that are deleted with
 * them. One statement; the database converts rows to JSON, so that no value loses precision. No effect without a trash.
 */
export async function keepDeleted(
  tx: Db,
  { db, stored, hasTrash = false }: { readonly db: Db; readonly stored: Stored; readonly hasTrash?: boolean },
  { records, by }: Deletion,
): Promise<void> {
  if (!hasTrash) {
    return;
  }
  const { entity, titleField, titleFields = [titleField] } = stored;
  const owned = await readOwnedRows({ db, tx }, stored, sql`gone.id`);
  const parts = owned.map(
    ({ table, where }) => sql`jsonb_build_object('table', ${table}::text, 'rows',
      (select coalesce(jsonb_agg(to_jsonb(kept)), '[]') from (select * from ${sql.identifier(table)} where ${where}) kept))`,
  );
  const gone = records.map(({ id, record }) => ({
    trash: newId(),
    id,
    title: (titleOf(record, titleFields) ?? id).slice(0, MAX_TEXT),
    record,
  }));
  await tx.execute(sql`insert into ${deletedRecords}
      (id, entity, record_id, title, user_id, username, record, content)
    select gone.trash, ${entity}, gone.id, gone.title, ${by?.userId ?? null}::uuid,
      ${by?.username.slice(0, MAX_TEXT) ?? null}, gone.record, jsonb_build_array(${sql.join(parts, sql`, `)})
    from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) gone(trash uuid, id uuid, title text, record jsonb)`);
}

/** Rows of one table that have the same columns. */
interface KeptRows {
  readonly position: number;
  readonly table: string;
  readonly columns: readonly string[];
  /** The entries of the trash that have them. */
  readonly ids: readonly string[];
}

/**
 * Inserts the rows of deleted records again, and removes the records from the trash. Columns that a migration has added
 * since get their defaults, and those that it has dropped are left out. The number of statements depends on the tables.
 */
export async function insertDeleted(tx: Db, trashIds: readonly string[]): Promise<void> {
  const among = sql`any(${sql.param(trashIds)}::uuid[])`;
  const groups = await readRows<KeptRows>(
    tx,
    sql`select kept.position, kept.name as table, json_agg(kept.id) as ids,
        (select json_agg(a.attname) from pg_attribute a where a.attrelid = to_regclass(quote_ident(kept.name))
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname::text = any(kept.keys)) as columns
      from (select d.id, (part.n - 1)::int as position, part.value ->> 'table' as name,
          (select array_agg(key order by key) from jsonb_object_keys(part.value -> 'rows' -> 0) key) as keys
        from ${deletedRecords} d, jsonb_array_elements(d.content) with ordinality part(value, n)
        where d.id = ${among} and jsonb_array_length(part.value -> 'rows') > 0) kept
      where to_regclass(quote_ident(kept.name)) is not null
      group by kept.position, kept.name, kept.keys
      order by kept.position`,
  );
  for (const { position, table, columns, ids } of groups) {
    const target = sql.identifier(table);
    const names = columns.map((name) => sql.identifier(name));
    const values = names.map((name) => sql`kept.${name}`);
    await tx.execute(sql`insert into ${target} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)}
      from ${deletedRecords} d, jsonb_populate_recordset(null::${target}, d.content -> ${position}::int -> 'rows') kept
      where d.id = any(${sql.param(ids)}::uuid[])`);
  }
  await tx.delete(deletedRecords).where(sql`${deletedRecords.id} = ${among}`);
}

/** Deleted records older than the given number of days; all of them for 0, which turns the trash off. */
export function expiredTrash(days: number): ExpiredRows {
  const { id, deletedAt } = deletedRecords;
  return {
    table: deletedRecords,
    key: [id],
    where: lt(deletedAt, sql`now() - ${days} * interval '1 day'`),
    oldestBy: deletedAt,
  };
}
