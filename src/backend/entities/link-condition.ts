import { inArray, type SQL, sql } from "drizzle-orm";
import { columnOf, isId, type Stored } from "./stored-entity.ts";

type Link = Stored["links"][number];

/** The link table of a field with ids; undefined if the field is a column. */
export function linkOf({ links }: Stored, field: string): Link | undefined {
  return links.find((link) => link.field === field);
}

/**
 * Records that are linked with any of the given ones. With `exists`, the database can begin with the links of a rare
 * record, or with the order of the list for a frequent one.
 */
export function toLinkCondition(stored: Stored, link: Link, targets: unknown[]): SQL {
  return sql`exists (${linksWith(stored, link, targets)})`;
}

/** The same as one of several alternatives. Inside of OR, only an array uses the index of the ids. */
export function toLinkAlternative(stored: Stored, { table, ownerColumn, targetColumn }: Link, targets: unknown[]): SQL {
  const isWanted = inArray(columnOf(table, targetColumn), targets.filter(isId));
  const owners = sql`select ${columnOf(table, ownerColumn)} from ${table} where ${isWanted}`;
  return sql`${columnOf(stored.table, "id")} = any(array(${owners}))`;
}

/**
 * Links with one record: as many as there are linked records, because a pair is linked once, and a link has its record.
 * Null for several records, whose links may be of the same record.
 */
export function toSingleLink({ table, targetColumn }: Link, targets: readonly unknown[]): SQL | null {
  const [target] = targets;
  return targets.length === 1 && isId(target)
    ? sql`select 1 from ${table} where ${columnOf(table, targetColumn)} = ${target}`
    : null;
}

/** Records with any link. `exists` stops at the first link, and can be tested for each row of an order. */
export function toAnyLinkCondition(stored: Stored, link: Link): SQL {
  return sql`exists (${linksOf(stored, link)})`;
}

/**
 * The same as one of several alternatives. Inside of OR, PostgreSQL would first read all links into memory; an offset makes it
 * look for the links of one record at a time.
 */
export function toAnyLinkAlternative(stored: Stored, link: Link): SQL {
  return sql`exists (${linksOf(stored, link)} offset 0)`;
}

/** Records that are linked with none of the given ones. */
export function toOtherLinkCondition(stored: Stored, link: Link, targets: unknown[]): SQL {
  return sql`not exists (${linksWith(stored, link, targets)})`;
}

function linksWith(stored: Stored, link: Link, targets: unknown[]): SQL {
  return sql`${linksOf(stored, link)} and ${inArray(columnOf(link.table, link.targetColumn), targets.filter(isId))}`;
}

function linksOf(stored: Stored, { table, ownerColumn }: Link): SQL {
  return sql`select from ${table} where ${columnOf(table, ownerColumn)} = ${columnOf(stored.table, "id")}`;
}
