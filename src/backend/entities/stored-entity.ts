import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { StoredEntity } from "../../contract/backend.ts";
import { type Calendar, calendarAt } from "../../contract/calendar.ts";

/** How an entity is stored, over Drizzle's tables. */
export type Stored = StoredEntity<PgTable>;

/** An entity as a list query sees it, in the calendar of the business time zone. Default: UTC's (decision 0052). */
export type Listed = Stored & { readonly calendar?: Calendar };

/** The calendar that a list query is evaluated in. */
export function calendarOf({ calendar = calendarAt("UTC") }: Listed): Calendar & { readonly timeZone: string } {
  return { timeZone: calendar.timeZone ?? "UTC", today: calendar.today };
}

/** Every stored entity, by name. */
export type Storage = Readonly<Record<string, Stored>>;

/** A record as clients see it, or a body of one. */
export type EntityRecord = Record<string, unknown>;

/** A row as Drizzle answers it: columns by their field name. */
export type Row = Readonly<Record<string, unknown>>;

/** The id and the revision of a row. */
export interface Version {
  readonly id: string;
  readonly revision: number;
}

/** A record, and the version of it that this is. */
export interface Versioned extends Version {
  readonly record: EntityRecord;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids are opaque to clients; one that we did not make is the id of nothing. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

/** A column of a table by its field name. Generated storage names only columns that there are. */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (column === undefined) {
    throw new Error(`The table has no column for "${name}"`);
  }
  return column;
}

export function storedEntity(storage: Storage, entity: string): Stored {
  const stored = storage[entity];
  if (stored === undefined) {
    throw new Error(`The entity "${entity}" has no table`);
  }
  return stored;
}

/** Id and revision of a row of an entity's table. */
export function versionOf(row: Row): Version {
  return { id: String(row["id"]), revision: Number(row["revision"]) };
}
