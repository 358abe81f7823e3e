import { createHash } from "node:crypto";
import type { Db } from "./database.ts";

/** A query of the builder, which makes its statement once. */
interface Preparable<Prepared> {
  /** Of an empty name, the statement has none at the server either, which reads and plans it each time. */
  prepare(name: string): Prepared;
}

const known = new WeakMap<Db, Map<string, unknown>>();
const naming = new WeakSet<Db>();

/** Lets the server keep the statements of a database's queries, by their names, for as long as a connection lasts. */
export function nameStatements(db: Db): void {
  naming.add(db);
}

/**
 * A query that is built once for each database, and run with other values of its placeholders: to build one costs the
 * process as much as to run it. `key` names the query: its table, and whatever else it depends on.
 */
export function prepared<Prepared>(db: Db, key: string, build: () => Preparable<Prepared>): Prepared {
  const queries = known.get(db) ?? new Map<string, unknown>();
  known.set(db, queries);
  const found = (queries.get(key) as Prepared | undefined) ?? build().prepare(naming.has(db) ? toName(key) : "");
  queries.set(key, found);
  return found;
}

/** PostgreSQL cuts a name of more than 63 bytes off, and two that begin alike would be one. */
function toName(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}
