import { createHash } from "node:crypto";
import type { Db } from "./database.ts";

/** A prepared query of the query builder. */
interface QueryBuilder<Prepared> {
  /** An unnamed statement is parsed and planned on each execution. */
  prepare(name: string): Prepared;
}

const known = new WeakMap<Db, Map<string, unknown>>();
const namingDatabases = new WeakSet<Db>();

/** Names the statements of a database's queries, so that the server prepares them once per connection. */
export function nameStatements(db: Db): void {
  namingDatabases.add(db);
}

/**
 * A query that is built once per database and executed with other placeholder values; building it costs the process as
 * much as executing it. `key` identifies the query: its table, and everything else that it depends on.
 */
export function prepared<Prepared>(db: Db, key: string, build: () => QueryBuilder<Prepared>): Prepared {
  const queries = known.get(db) ?? new Map<string, unknown>();
  known.set(db, queries);
  const found =
    (queries.get(key) as Prepared | undefined) ?? build().prepare(namingDatabases.has(db) ? toName(key) : "");
  queries.set(key, found);
  return found;
}

/** PostgreSQL truncates names to 63 bytes, so long names with the same prefix would collide. */
function toName(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}
