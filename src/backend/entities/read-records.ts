import { asc, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { calendarAt } from "../../contract/calendar.ts";
import { compute } from "../../contract/computed.ts";
import type { Db } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
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

interface Source {
  readonly db: Db;
  readonly storage: Storage;
  readonly stored: Stored;
  /** The business time zone, for computed fields. */
  readonly timeZone: string;
}

/** A record to complete, and its row. */
interface PendingRecord extends Versioned {
  readonly row: Row;
}

/**
 * Converts rows to records with links, children and expansions: one query for each of these, for any number of rows.
 */
export async function readRecords(source: Source, rows: readonly Row[]): Promise<readonly Versioned[]> {
  const { stored } = source;
  const columns = without(stored.columns, stored.secrets);
  const pending = rows.map((row) => ({
    ...versionOf(row),
    row,
    record: toFields(source, [...columns, ...computedNames(stored)], row),
  }));
  if (rows.length > 0) {
    await addLinks(source, pending);
    await addChildren(source, pending);
    await addExpansions(source, pending);
  }
  return pending.map(({ id, revision, record }) => ({ id, revision, record }));
}

async function addLinks({ db, stored }: Source, pending: readonly PendingRecord[]): Promise<void> {
  for (const link of stored.links) {
    const found = await readOwned(db, link.table, { column: link.ownerColumn, pending });
    for (const { id, record } of pending) {
      record[link.field] = (found.get(id) ?? []).map((row) => row[link.targetColumn]);
    }
  }
}

async function addChildren(source: Source, pending: readonly PendingRecord[]): Promise<void> {
  const { db, storage, stored } = source;
  for (const child of stored.children) {
    const found = await readOwned(db, child.table, { column: child.ownerColumn, pending });
    const kept = storedEntity(storage, child.entity);
    const names = [...without(child.columns, kept.secrets), ...computedNames(kept)];
    for (const { id, record } of pending) {
      record[child.field] = (found.get(id) ?? []).map((row) => toFields({ ...source, stored: kept }, names, row));
    }
  }
}

async function addExpansions(source: Source, pending: readonly PendingRecord[]): Promise<void> {
  const { db, storage, stored } = source;
  for (const { field, by, to, fields } of stored.expansions) {
    const target = storedEntity(storage, to);
    const ids = pending.map(({ row }) => row[by]);
    const found = await readById(db, target.table, ids);
    const others = await readReferenced({ ...source, stored: target }, [...found.values()], fields);
    for (const { row, record } of pending) {
      const other = others.get(String(row[by]));
      if (other !== undefined) {
        record[field] = other;
      }
    }
  }
}

/** Some fields of rows by id, without their own expansions. */
async function readReferenced(
  source: Source,
  rows: readonly Row[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, EntityRecord>> {
  const isWanted = ({ field }: { readonly field: string }) => fields.includes(field);
  const { links, children, columns, secrets } = source.stored;
  const stored = { ...source.stored, links: links.filter(isWanted), children: children.filter(isWanted) };
  const kept = [...without(columns, secrets), ...computedNames(stored)].filter((name) => fields.includes(name));
  const wanted = rows.map((row) => ({ ...versionOf(row), row, record: toFields({ ...source, stored }, kept, row) }));
  await addLinks({ ...source, stored }, wanted);
  await addChildren({ ...source, stored }, wanted);
  return new Map(wanted.map(({ id, record }) => [id, record]));
}

/** Rows of a link or child table by owner, in order. */
async function readOwned(
  db: Db,
  table: PgTable,
  { column, pending }: { readonly column: string; readonly pending: readonly PendingRecord[] },
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const query = prepared(db, `${getTableName(table)} of ${column}`, () =>
    db
      .select()
      .from(table)
      .where(isAnyOf(columnOf(table, column)))
      .orderBy(asc(columnOf(table, "position"))),
  );
  const rows: readonly Row[] = await query.execute({ ids: pending.map(({ id }) => id) });
  return groupBy(rows, (row) => String(row[column]));
}

/** One array parameter: a statement cannot have 100,000 parameters. */
function isAnyOf(column: PgColumn): SQL {
  return sql`${column} = any(${sql.placeholder("ids")}::uuid[])`;
}

async function readById(db: Db, table: PgTable, ids: readonly unknown[]): Promise<ReadonlyMap<string, Row>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (wanted.length === 0) {
    return new Map();
  }
  const query = prepared(db, `${getTableName(table)} by id`, () =>
    db
      .select()
      .from(table)
      .where(isAnyOf(columnOf(table, "id"))),
  );
  const rows: readonly Row[] = await query.execute({ ids: wanted });
  return new Map(rows.map((row) => [String(row["id"]), row]));
}

/** Omits fields without a value, except those that the spec declares nullable. */
function toFields({ stored, timeZone }: Source, names: readonly string[], row: Row): EntityRecord {
  const { table, nullable = [], computed = {} } = stored;
  const record: EntityRecord = {};
  const read = (name: string) => toFieldValue(columnOf(table, name), row[name]);
  for (const name of names) {
    const worked = computed[name];
    const value = worked === undefined ? read(name) : compute(worked, read, calendarAt(timeZone));
    if ((value !== null && value !== undefined) || nullable.includes(name)) {
      record[name] = value ?? null;
    }
  }
  return record;
}

function computedNames({ computed = {} }: Stored): readonly string[] {
  return Object.keys(computed);
}

/**
 * PostgreSQL writes `2026-03-01 12:00:00+00`; a JSON Schema date-time has a `T` and a full offset. It also writes
 * seconds of a time of day, which schemas allow but forms omit if they are zero.
 */
export function toFieldValue({ columnType }: PgColumn, value: unknown): unknown {
  if (typeof value !== "string") {
    return value;
  }
  if (columnType === "PgTime") {
    return value.replace(/^(\d{2}:\d{2}):00$/, "$1");
  }
  return columnType === "PgTimestampString" ? toInstant(value) : value;
}

/** Fast path for the server's format in UTC, without parsing a date: a list has fifty of them. */
function toInstant(value: string): string {
  const [, day, time, fraction = ""] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/.exec(value) ?? [];
  return day === undefined
    ? new Date(value.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00")).toISOString()
    : `${day}T${time}.${fraction.padEnd(3, "0")}Z`;
}

function without(names: readonly string[], left: readonly string[]): readonly string[] {
  return names.filter((name) => !left.includes(name));
}
