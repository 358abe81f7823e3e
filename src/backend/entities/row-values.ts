import type { PgColumn } from "drizzle-orm/pg-core";
import { hashPassword } from "../auth/password-hash.ts";
import { rejectWeakPassword } from "../auth/password-problems.ts";
import { rejectNumbersOutOfRange } from "./number-range.ts";
import { columnOf, type EntityRecord, type Stored } from "./stored-entity.ts";

/** The body as column values, secrets hashed. Fields that are absent are null: a write replaces the record. */
export async function toRowValues(
  stored: Stored,
  writable: readonly string[],
  body: EntityRecord,
): Promise<EntityRecord> {
  const values: EntityRecord = {};
  for (const name of writable.filter((field) => stored.columns.includes(field))) {
    const value = body[name];
    if (!stored.secrets.includes(name)) {
      values[name] = value ?? null;
    } else if (typeof value === "string") {
      // A secret is sent only to be set: absent means unchanged.
      rejectWeakPassword(name, value);
      values[name] = await hashPassword(value);
    }
  }
  return values;
}

/** Column values of a new row: what the body does not have is left to the database, or is neutral. */
export function toNewRow(stored: Stored, values: EntityRecord, { id, now }: { id: string; now: string }): EntityRecord {
  rejectNumbersOutOfRange(stored, values);
  const row: EntityRecord = { id };
  for (const name of stored.columns.filter((field) => field !== "id")) {
    const column = columnOf(stored.table, name);
    const isTime = name === stored.createdAt || name === stored.updatedAt;
    const value = isTime ? now : values[name];
    if ((value !== undefined && value !== null) || (value === null && stored.nullable?.includes(name) === true)) {
      row[name] = value;
    } else if (column.notNull && !column.hasDefault) {
      row[name] = neutralValue(column);
    }
  }
  return row;
}

/** What a required column holds until something sets it: nothing, counted or said. */
function neutralValue(column: PgColumn): unknown {
  const byType: { readonly [dataType: string]: unknown } = { number: 0, boolean: false, string: "" };
  return column.enumValues?.[0] ?? byType[column.dataType];
}
