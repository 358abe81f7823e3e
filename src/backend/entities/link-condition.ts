import { inArray, type SQL, sql } from "drizzle-orm";
import { columnOf, isId, type Stored } from "./stored-entity.ts";

type Link = Stored["links"][number];

/** The link of a field that holds ids in a table of their own; undefined where the field is a column. */
export function linkOf({ links }: Stored, field: string): Link | undefined {
  return links.find((link) => link.field === field);
}

/** The records that are linked with any of those. */
export function toLinkCondition(stored: Stored, { table, ownerColumn, targetColumn }: Link, targets: unknown[]): SQL {
  const isWanted = inArray(columnOf(table, targetColumn), targets.filter(isId));
  return sql`${columnOf(stored.table, "id")} in (select ${columnOf(table, ownerColumn)} from ${table} where ${isWanted})`;
}

/** The records that are linked with any at all. */
export function toAnyLink(stored: Stored, { table, ownerColumn }: Link): SQL {
  return sql`${columnOf(stored.table, "id")} in (select ${columnOf(table, ownerColumn)} from ${table})`;
}
