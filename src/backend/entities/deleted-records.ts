import { eq, lt, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { titleOf } from "../../contract/record-title.ts";
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

interface KeptTable {
  readonly position: number;
  readonly table: string;
  readonly columns: readonly string[];
}

/**
 * Inserts the rows of a deleted record again, and removes it from the trash. Columns that a migration has added since
 * get their defaults, and those that it has dropped are left out.
 */
export async function insertDeleted(tx: Db, trashId: string): Promise<void> {
  const tables = await readRows<KeptTable>(
    tx,
    sql`select (part.n - 1)::int as position, part.value ->> 'table' as table,
        (select json_agg(a.attname) from pg_attribute a where a.attrelid = to_regclass(quote_ident(part.value ->> 'table'))
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and part.value -> 'rows' -> 0 ? a.attname::text) as columns
      from ${deletedRecords} d, jsonb_array_elements(d.content) with ordinality part(value, n)
      where d.id = ${trashId} and jsonb_array_length(part.value -> 'rows') > 0
        and to_regclass(quote_ident(part.value ->> 'table')) is not null
      order by part.n`,
  );
  for (const { position, table, columns } of tables) {
    const target = sql.identifier(table);
    const names = sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`insert into ${target} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${target},
        (select content -> ${position}::int -> 'rows' from ${deletedRecords} where id = ${trashId}))`);
  }
  await tx.delete(deletedRecords).where(eq(deletedRecords.id, trashId));
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
