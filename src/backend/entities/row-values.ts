import type { PgColumn } from "drizzle-orm/pg-core";
import { hashPassword } from "../auth/password-hash.ts";
import { rejectWeakPassword } from "../auth/password-problems.ts";
import { rejectNumbersOutOfRange } from "./number-range.ts";
import { columnOf, type EntityRecord, type Stored } from "./stored-entity.ts";

/**
 * Converts a body to column values, with hashed secrets. A write replaces the record, so missing fields become null.
 *
 * @example
 * const values = await toRowValues(stored, Object.keys(schemas.create.properties ?? {}), body);
 */
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
      // A missing secret stays unchanged.
      rejectWeakPassword(name, value);
      values[name] = await hashPassword(value);
    }
  }
  return values;
}

/**
 * Column values of a new row. Missing values are left to the database's defaults or get a neutral value.
 *
 * @example
 * await tx.insert(stored.table).values(toNewRow(stored, values, { id: newId(), now }));
 */
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

/** Neutral value of a required column: zero, false or empty. */
function neutralValue(column: PgColumn): unknown {
  const byType: { readonly [dataType: string]: unknown } = { number: 0, boolean: false, string: "" };
  return column.enumValues?.[0] ?? byType[column.dataType];
}
