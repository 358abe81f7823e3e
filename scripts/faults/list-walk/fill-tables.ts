import { getTableName } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Storage } from "../../../src/backend/entities/stored-entity.ts";

/** A word of half of the texts, and one of a tenth. */
export const FREQUENT_WORD = "garden";
export const MEDIUM_WORD = "harbour";

/**
 * The number of the record that a row refers to: often the first, sometimes one of the next ten, else any. In a list of
 * links, the first has a twentieth.
 */
const TARGET = (rows: number, isLink: boolean) =>
  `case when random() < ${isLink ? 0.05 : 0.3} then 1 when random() < 0.3 then 2 + floor(random() * 10)::int else 1 + floor(random() * ${rows})::int end`;

/** Share of the values of an enumeration: the first is the most frequent, the last one is rare. */
const SHARES = [0.7, 0.2, 0.08, 0.019];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Fills all tables with random rows, the same on each run. Triggers and foreign keys are off meanwhile. */
export async function fillTables(client: pg.Client, storage: Storage, rows: number): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query("select setseed(0.5)");
  const tables = Object.values(storage).flatMap(({ table, links }) => [table, ...links.map((link) => link.table)]);
  for (const table of tables) {
    const indexes = await dropIndexes(client, getTableName(table));
    await client.query(`delete from ${getTableName(table)}`);
    await client.query(toInsert(table, rows));
    for (const index of indexes) {
      await client.query(index);
    }
  }
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
}

/** Drops the indexes that belong to no constraint: adding them afterwards is faster. Returns their statements. */
async function dropIndexes(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) {
    await client.query(`drop index ${name}`);
  }
  return rows.map(({ definition }) => definition);
}

function toInsert(table: PgTable, rows: number): string {
  const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table);
  const isLink = primaryKeys.length > 0;
  const targets = new Map(
    foreignKeys.map((key) => {
      const { columns: own, foreignTable } = key.reference();
      return [own[0]?.name ?? "", getTableName(foreignTable)] as const;
    }),
  );
  const filled = columns.filter((column) => column.name !== "revision");
  const values = filled.map((column) =>
    toValue({ column, table: name, isLink, target: targets.get(column.name) }, rows),
  );
  const names = filled.map((column) => `"${column.name}"`).join(", ");
  const select = `select ${values.join(", ")} from generate_series(1, ${rows}) as n`;
  return `insert into ${name} (${names}) ${select} on conflict do nothing`;
}

interface Filled {
  readonly column: PgColumn;
  readonly table: string;
  /** True in a table of links between records. */
  readonly isLink: boolean;
  /** The table that it refers to. */
  readonly target: string | undefined;
}

/** SQL expression of a value in row `n`. A third of the optional values is missing. */
function toValue({ column, table, target, isLink }: Filled, rows: number): string {
  if (column.primary) {
    return `md5('${table}' || n)::uuid`;
  }
  const value = target === undefined ? toPlain(column, rows) : `md5('${target}' || (${TARGET(rows, isLink)}))::uuid`;
  return column.notNull ? value : `case when random() < 0.33 then null else ${value} end`;
}

const PLAIN: Readonly<Record<string, string>> = {
  PgBoolean: "random() < 0.05",
  PgInteger: "floor(random() * 10000)::int",
  PgNumeric: "round((random() * 10000)::numeric, 2)",
  PgNumericNumber: "round((random() * 10000)::numeric, 2)",
  PgDoublePrecision: "floor(random() * 100000) / 100",
  PgTimestampString: "now() - n * interval '1 minute'",
  PgDateString: "current_date + floor(random() * 2000)::int",
  PgTime: "time '00:00' + random() * interval '23 hours'",
  PgUUID: "gen_random_uuid()",
};

function toPlain(column: PgColumn, rows: number): string {
  if (column.name === "position") {
    return "n";
  }
  if (column.columnType === "PgText") {
    const { enumValues = [] } = column;
    return enumValues.length > 0 ? toWord(enumValues) : toText(column.name, rows);
  }
  const plain = PLAIN[column.columnType];
  if (plain === undefined) {
    throw new Error(`No values are known for the column ${column.name} of type ${column.columnType}`);
  }
  return plain;
}

function toWord(words: readonly string[]): string {
  const [last = "", ...others] = [...words].reverse();
  let share = 0;
  const cases = others.reverse().map((word, index) => {
    share += SHARES[index] ?? 0;
    return `when r < ${share} then ${quoted(word)}`;
  });
  return `(select case ${cases.join(" ")} else ${quoted(last)} end from (select random() + n * 0 as r) as one)`;
}

/** Unique, with frequent words and a rare number. */
function toText(name: string, rows: number): string {
  const words = `(array['${FREQUENT_WORD}', 'river', '${FREQUENT_WORD}', 'river', '${FREQUENT_WORD}',
    'river', '${FREQUENT_WORD}', 'river', '${FREQUENT_WORD}', '${MEDIUM_WORD}'])[1 + floor(random() * 10)::int]`;
  return `${words} || ' ${name} ' || lpad(((n::bigint * 7919) % ${rows})::text, 6, '0') || '@list.example'`;
}
