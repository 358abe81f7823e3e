import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { StoredEntity } from "../../contract/backend.ts";
import { type Calendar, calendarAt } from "../../contract/calendar.ts";

/** The storage description of an entity, with its Drizzle tables. */
export type Stored = StoredEntity<PgTable>;

/** An entity in a list query, with the calendar of the business time zone. Default: UTC (decision 0052). */
export type Listed = Stored & { readonly calendar?: Calendar };

/** The calendar of a list query. */
export function calendarOf({ calendar = calendarAt("UTC") }: Listed): Calendar & { readonly timeZone: string } {
  return { timeZone: calendar.timeZone ?? "UTC", today: calendar.today };
}

/** Stored entities by name. */
export type Storage = Readonly<Record<string, Stored>>;

/** A record in responses, or a request body. */
export type EntityRecord = Record<string, unknown>;

/** A row as Drizzle returns it, by field name. */
export type Row = Readonly<Record<string, unknown>>;

/** The id and the revision of a row. */
export interface Version {
  readonly id: string;
  readonly revision: number;
}

/** A record with its version. */
export interface Versioned extends Version {
  readonly record: EntityRecord;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Ids are opaque to clients. A text that is no UUID matches no record.
 *
 * @example
 * if (!isId(params.id)) { throw notFound(); }
 */
export function isId(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

/**
 * A column of a table by its field name. Generated storage only names existing columns.
 *
 * @example
 * const name = columnOf(stored.table, "name");
 */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (column === undefined) {
    throw new Error(`The table has no column for "${name}"`);
  }
  return column;
}

/**
 * The generated storage of an entity: its table, its columns and its unique fields. Throws for an unknown entity.
 *
 * @example
 * const { table } = storedEntity(storage, "ticket");
 */
export function storedEntity(storage: Storage, entity: string): Stored {
  const stored = storage[entity];
  if (stored === undefined) {
    throw new Error(`The entity "${entity}" has no table`);
  }
  return stored;
}

/** Id and revision of a row. */
export function versionOf(row: Row): Version {
  return { id: String(row["id"]), revision: Number(row["revision"]) };
}
