import { sql } from "drizzle-orm";
import { type Db, readRows } from "./database.ts";

/**
 * Unique indexes on `identity_text` over rows that are older than the rule. Clashing rows must not prevent a start, so
 * the index excludes them, except for the oldest of each group: new records are checked against all others. A comment
 * on the index keeps its full statement. Each later start tries it again.
 */

/** Records with the same value in fields that must be unique, the oldest first. */
export interface UniqueClash {
  readonly table: string;
  readonly columns: readonly string[];
  readonly ids: readonly string[];
}

const STATEMENT = /^CREATE UNIQUE INDEX "(\w+)" ON "(\w+)" USING btree \((.*identity_text\(.+)\);?$/;
const EXPRESSION = /identity_text\("(\w+)"\)|"(\w+)"/g;
const COMMENT = "postponed: ";
/** The list of ids is part of the index definition, which must fit into one page of the catalogue. */
const MAX_EXCLUDED = 60;

interface UniqueIndex {
  readonly statement: string;
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly expressions: readonly string[];
}

/** The unique index that a migration's statement creates; null if it creates none on `identity_text`. */
function readUniqueIndex(statement: string): UniqueIndex | null {
  const [, name, table, key] = STATEMENT.exec(statement) ?? [];
  if (name === undefined || table === undefined || key === undefined) {
    return null;
  }
  const parts = [...key.matchAll(EXPRESSION)];
  return {
    statement: statement.replace(/;$/, ""),
    name,
    table,
    columns: parts.map(([, text, column]) => text ?? column ?? ""),
    expressions: parts.map(([expression]) => expression),
  };
}

/** Runs a statement of a migration. A unique index may be created without some rows. */
export async function runStatement(tx: Db, statement: string): Promise<void> {
  const index = readUniqueIndex(statement);
  await (index === null ? tx.execute(sql.raw(statement)) : createUniqueIndex(tx, index));
}

/** Creates a unique index, without the clashing rows if there are any. */
async function createUniqueIndex(tx: Db, index: UniqueIndex): Promise<void> {
  const excluded = (await readClashesOf(tx, index)).flatMap(({ ids }) => ids.slice(1));
  await tx.execute(sql.raw(toStatement(index, excluded)));
  if (excluded.length > 0) {
    await tx.execute(
      sql.raw(`COMMENT ON INDEX "${index.name}" IS '${COMMENT}${index.statement.replaceAll("'", "''")}'`),
    );
  }
}

/** With too many clashes, only equal texts are rejected, as before. */
function toStatement({ statement }: UniqueIndex, excluded: readonly string[]): string {
  if (excluded.length === 0) {
    return statement;
  }
  return excluded.length <= MAX_EXCLUDED
    ? `${statement} WHERE id <> ALL ('{${excluded.join(",")}}'::uuid[])`
    : statement.replaceAll(/identity_text\(("\w+")\)/g, "$1");
}

/** Creates the full index if the clashes are gone. */
export async function retryUniqueIndexes(tx: Db): Promise<void> {
  for (const index of await readPostponed(tx)) {
    if ((await readClashesOf(tx, index)).length === 0) {
      await tx.execute(sql.raw(`DROP INDEX "${index.name}"`));
      await tx.execute(sql.raw(index.statement));
    }
  }
}

/** All clashing records. */
export async function readUniqueClashes(db: Db): Promise<readonly UniqueClash[]> {
  const clashes: UniqueClash[] = [];
  for (const index of await readPostponed(db)) {
    clashes.push(...(await readClashesOf(db, index)));
  }
  return clashes;
}

async function readPostponed(db: Db): Promise<readonly UniqueIndex[]> {
  const rows = await readRows<{ comment: string }>(
    db,
    sql`select obj_description(c.oid, 'pg_class') as comment from pg_class c
      where c.relkind = 'i' and obj_description(c.oid, 'pg_class') like ${`${COMMENT}%`} order by c.relname`,
  );
  return rows.flatMap(({ comment }) => readUniqueIndex(comment.slice(COMMENT.length)) ?? []);
}

async function readClashesOf(db: Db, { table, columns, expressions }: UniqueIndex): Promise<readonly UniqueClash[]> {
  const rows = await readRows<{ ids: string[] }>(
    db,
    sql.raw(`select array_agg(id::text order by id) as ids from "${table}"
      where ${columns.map((column) => `"${column}" is not null`).join(" and ")}
      group by ${expressions.join(", ")} having count(*) > 1 order by min(id::text)`),
  );
  return rows.map(({ ids }) => ({ table, columns, ids }));
}
