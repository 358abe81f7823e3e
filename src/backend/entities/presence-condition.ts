import { not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { withoutText } from "./index-conditions.ts";
import type { Listed } from "./stored-entity.ts";

/** The type in which a field is compared. */
export type Kind = "text" | "number" | "boolean" | "day" | "moment" | "time" | "id" | "texts" | "numbers" | "object";

/** A field of a list that may have a value. */
export interface Present {
  readonly stored: Listed;
  readonly field: string;
  readonly kind: Kind;
  readonly value: SQL;
  /** Null for computed fields and those inside objects. */
  readonly column: PgColumn | null;
}

/** Kinds whose values can be empty without being null. */
const EMPTIABLE: readonly Kind[] = ["text", "texts", "numbers", "object"];

function isEmptiable({ kind, column }: Present): boolean {
  return EMPTIABLE.includes(kind) && (column?.enumValues ?? []).length === 0;
}

/** An empty text and an empty list count as no value. */
export function toPresenceCondition(present: Present): SQL {
  const { kind, value, column } = present;
  if (!isEmptiable(present)) {
    return column?.notNull === true ? sql`true` : sql`${value} is not null`;
  }
  if (kind === "texts" || kind === "numbers") {
    return sql`coalesce(cardinality(${value}), 0) > 0`;
  }
  return kind === "object"
    ? sql`coalesce(${value}::jsonb, 'null') not in ('null', '[]')`
    : sql`coalesce(${value}, '') <> ''`;
}

/** The contrary of `toPresenceCondition`. */
export function toAbsenceCondition(present: Present): SQL {
  const { stored, field, kind } = present;
  const exact = not(toPresenceCondition(present));
  return kind === "text" && isEmptiable(present) ? withoutText(stored, field, exact) : exact;
}
