import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Db, readRows } from "./database.ts";

/** Values by field name, as a record has them. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Inserts rows and returns the ids of those that violate no unique constraint; the others are skipped. One JSON parameter
 * per statement, which the database converts to rows of the table: thousands of parameters take longer to parse than to
 * insert.
 */
export async function insertNewRows(db: Db, table: PgTable, rows: readonly Values[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { columns, group } of groupByDefaults(table, rows)) {
    const statement = sql`${toInsert(table, columns, group)} on conflict do nothing returning id::text as id`;
    ids.push(...(await readRows<{ id: string }>(db, statement)).map(({ id }) => id));
  }
  return ids;
}

/** Whether a column of ids has one of them. One array parameter: a list of 500 takes longer to parse than to look up. */
export function isAmong(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}

/** Inserts rows. Throws the database's error if one of them violates a constraint. */
export async function insertRows(db: Db, table: PgTable, rows: readonly Values[]): Promise<void> {
  for (const { columns, group } of groupByDefaults(table, rows)) {
    await db.execute(toInsert(table, columns, group));
  }
}

/** Sets fields of rows by `id`. Each row has the same fields. `others` are set to the same values in all rows. */
export async function updateRows(
  db: Db,
  table: PgTable,
  {
    fields,
    rows,
    others,
  }: { readonly fields: readonly string[]; readonly rows: readonly Values[]; readonly others: SQL[] },
): Promise<void> {
  const columns = pickColumns(table, ["id", ...fields]);
  const sets = columns
    .filter(([field]) => field !== "id")
    .map(([, column]) => sql`${toName(column)} = given.${toName(column)}`);
  await db.execute(sql`
    update ${table} set ${sql.join([...sets, ...others], sql`, `)}
    from ${toRows(table, columns, rows)} as given where ${table}.id = given.id`);
}

type Columns = readonly (readonly [field: string, column: PgColumn])[];

function pickColumns(table: PgTable, fields: readonly string[]): Columns {
  return Object.entries(getTableColumns(table)).filter(([field]) => fields.includes(field));
}

/**
 * Rows by the fields that they leave to a default of the database: a statement names the same columns for all its rows.
 * Missing fields without a default are null.
 */
function groupByDefaults(table: PgTable, rows: readonly Values[]) {
  const all = Object.entries(getTableColumns(table));
  const groups = new Map<string, { readonly columns: Columns; readonly group: Values[] }>();
  for (const row of rows) {
    const columns = all.filter(([field, column]) => row[field] !== undefined || !column.hasDefault);
    const key = columns.map(([field]) => field).join(" ");
    const known = groups.get(key) ?? { columns, group: [] };
    known.group.push(row);
    groups.set(key, known);
  }
  return groups.values();
}

function toInsert(table: PgTable, columns: Columns, rows: readonly Values[]): SQL {
  const names = sql.join(
    columns.map(([, column]) => toName(column)),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${names} from ${toRows(table, columns, rows)}`;
}

function toRows(table: PgTable, columns: Columns, rows: readonly Values[]): SQL {
  const given = rows.map((row) => Object.fromEntries(columns.map(([field, { name }]) => [name, row[field] ?? null])));
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(given)}::text::json)`;
}

function toName({ name }: PgColumn): SQL {
  return sql`${sql.identifier(name)}`;
}
