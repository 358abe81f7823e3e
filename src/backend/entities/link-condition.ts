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

/** Records with any link. `exists` stops at the first link, and can be tested for each row of an order. */
export function toAnyLinkCondition(stored: Stored, link: Link): SQL {
  return sql`exists (${linksOf(stored, link)})`;
}

/** Records that are linked with none of the given ones. An array of many ids would be searched for each row. */
export function toOtherLinkCondition(stored: Stored, link: Link, targets: unknown[]): SQL {
  const isWanted = inArray(columnOf(link.table, link.targetColumn), targets.filter(isId));
  return sql`not exists (${linksOf(stored, link)} and ${isWanted})`;
}

function linksOf(stored: Stored, { table, ownerColumn }: Link): SQL {
  return sql`select from ${table} where ${columnOf(table, ownerColumn)} = ${columnOf(stored.table, "id")}`;
}
