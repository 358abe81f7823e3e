import type { Db } from "./database.ts";

/** A query of the builder, which makes its statement once. */
interface Preparable<Prepared> {
  /** Of an empty name, the statement has none at the server either: a pooler in between gives each its own connection. */
  prepare(name: string): Prepared;
}

const known = new WeakMap<Db, Map<string, unknown>>();

/**
 * A query that is built once for each database, and run with other values of its placeholders: to build one costs the
 * process as much as to run it. `key` names the query: its table, and whatever else it depends on.
 */
export function prepared<Prepared>(db: Db, key: string, build: () => Preparable<Prepared>): Prepared {
  const queries = known.get(db) ?? new Map<string, unknown>();
  known.set(db, queries);
  const found = (queries.get(key) as Prepared | undefined) ?? build().prepare("");
  queries.set(key, found);
  return found;
}
