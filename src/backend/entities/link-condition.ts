import { inArray, type SQL, sql } from "drizzle-orm";
import { columnOf, isId, type Stored } from "./stored-entity.ts";

type Link = Stored["links"][number];

/** The link table of a field with ids; undefined if the field is a column. */
export function linkOf({ links }: Stored, field: string): Link | undefined {
  return links.find((link) => link.field === field);
}

/**
 * Records that are linked with any of the given ones. An array, unlike `in (select …)`, uses the index of the ids within
 * `or` too, and beside other filters.
 */
export function toLinkCondition(stored: Stored, { table, ownerColumn, targetColumn }: Link, targets: unknown[]): SQL {
  const isWanted = inArray(columnOf(table, targetColumn), targets.filter(isId));
  const owners = sql`select ${columnOf(table, ownerColumn)} from ${table} where ${isWanted}`;
  return sql`${columnOf(stored.table, "id")} = any(array(${owners}))`;
}

/** Records with any link. */
export function toAnyLinkCondition(stored: Stored, { table, ownerColumn }: Link): SQL {
  return sql`${columnOf(stored.table, "id")} in (select ${columnOf(table, ownerColumn)} from ${table})`;
}
