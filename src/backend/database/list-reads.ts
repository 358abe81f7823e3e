import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { type ListPool, limited, type Query } from "./limited-query.ts";
import type { ListReplica } from "./list-replica.ts";

/** The reads of one list or one exported file. */
export interface ListReads {
  /** True if the time limit of lists applies. */
  readonly isLimited: boolean;
  /** Reads from the replica; null until the first statement. Then it is decided once for all statements. */
  fromReplica: Promise<boolean> | null;
}

const reading = new AsyncLocalStorage<ListReads>();

/** Runs list statements. A server cancels them after their time limit. They may be read from a replica. */
export function readAsList<Result>(work: () => Promise<Result>): Promise<Result> {
  return reading.run({ isLimited: true, fromReplica: null }, work);
}

/** Returns a function that runs statements of an exported file, which have no time limit as lists and the same source. */
export function createFileReads(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const reads: ListReads = { isLimited: false, fromReplica: null };
  return (work) => reading.run(reads, work);
}

/**
 * The pool for statements outside of transactions. List statements have a shorter time limit. PostgreSQL has no timeout
 * for a single statement, and a transaction for each list would cost two more round trips. With a replica, lists and
 * exported files are read from it if it is recent enough.
 */
export function limitLists(primary: ListPool, replica: ListReplica | null): Pick<pg.Pool, "query"> {
  const list = limited(primary);
  const unlimited: Query = async (...args) => await primary.pool.query(...args);
  const query: Query = async (...args) => {
    const reads = reading.getStore();
    if (reads === undefined) {
      return await unlimited(...args);
    }
    const own = reads.isLimited ? list : unlimited;
    if (replica === null) {
      return await own(...args);
    }
    reads.fromReplica ??= replica.isUsable();
    return (await reads.fromReplica)
      ? await replica.query(reads.isLimited, args, () => own(...args))
      : await own(...args);
  };
  // TypeScript cannot derive the driver's overloads, with callbacks and streams, from the one that returns a promise.
  return { query: query as pg.Pool["query"] };
}
