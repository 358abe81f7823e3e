import { asc, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../database/database.ts";
import { groupBy } from "./group-by.ts";
import {
  columnOf,
  type EntityRecord,
  type Row,
  type Storage,
  type Stored,
  storedEntity,
  type Versioned,
  versionOf,
} from "./stored-entity.ts";

/** Rows as records, with their links, children and expansions: one query for each of these, however many rows. */
export async function readRecords(
  db: Db,
  { storage, stored }: { readonly storage: Storage; readonly stored: Stored },
  rows: readonly Row[],
): Promise<readonly Versioned[]> {
  const result = rows.map((row) => ({
    ...versionOf(row),
    row,
    record: toFields(stored.table, without(stored.columns, stored.secrets), row),
  }));
  if (rows.length === 0) {
    return [];
  }
  const ids = result.map(({ id }) => id);
  for (const link of stored.links) {
    const found = await readOwned(db, link.table, { column: link.ownerColumn, ids });
    for (const { id, record } of result) {
      record[link.field] = (found.get(id) ?? []).map((row) => row[link.targetColumn]);
    }
  }
  for (const child of stored.children) {
    const found = await readOwned(db, child.table, { column: child.ownerColumn, ids });
    const columns = without(child.columns, storage[child.entity]?.secrets ?? []);
    for (const { id, record } of result) {
      record[child.field] = (found.get(id) ?? []).map((row) => toFields(child.table, columns, row));
    }
  }
  for (const expansion of stored.expansions) {
    const target = storedEntity(storage, expansion.to);
    const found = await readById(db, target.table, result.map(({ row }) => row[expansion.by]));
    for (const { row, record } of result) {
      const other = found.get(String(row[expansion.by]));
      if (other !== undefined) {
        record[expansion.field] = toFields(target.table, without(expansion.fields, target.secrets), other);
      }
    }
  }
  return result.map(({ id, revision, record }) => ({ id, revision, record }));
}

/** Rows of a link or child table, by their owner, in their order. */
async function readOwned(
  db: Db,
  table: PgTable,
  { column, ids }: { readonly column: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const rows: readonly Row[] = await db
    .select()
    .from(table)
    .where(inArray(columnOf(table, column), [...ids]))
    .orderBy(asc(columnOf(table, "position")));
  return groupBy(rows, (row) => String(row[column]));
}

async function readById(db: Db, table: PgTable, ids: readonly unknown[]): Promise<ReadonlyMap<string, Row>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (wanted.length === 0) {
    return new Map();
  }
  const rows: readonly Row[] = await db.select().from(table).where(inArray(columnOf(table, "id"), wanted));
  return new Map(rows.map((row) => [String(row["id"]), row]));
}

/** A field without a value is left out: the schemas know optional fields, not null. */
function toFields(table: PgTable, names: readonly string[], row: Row): EntityRecord {
  const record: EntityRecord = {};
  for (const name of names) {
    const value = toFieldValue(columnOf(table, name), row[name]);
    if (value !== null && value !== undefined) {
      record[name] = value;
    }
  }
  return record;
}

/** PostgreSQL writes `2026-03-01 12:00:00+00`; a date-time of JSON Schema has a `T` and a full offset. */
function toFieldValue(column: PgColumn, value: unknown): unknown {
  return column.columnType === "PgTimestampString" && typeof value === "string"
    ? new Date(value.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00")).toISOString()
    : value;
}

function without(names: readonly string[], left: readonly string[]): readonly string[] {
  return names.filter((name) => !left.includes(name));
}
