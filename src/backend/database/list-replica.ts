import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { readSqlState } from "../http/database-problem.ts";
import { watchConnections } from "./connection-watch.ts";
import { limited, type Query } from "./limited-query.ts";

/** Sources of lists, counted for metrics: the replica, or the primary because the replica was behind or did not respond. */
export type ListSource = "replica" | "behind" | "down";

/** A replica from which lists are read (decision 0099). */
export interface ListReplica {
  /** True if it has everything that the caller wrote, and everything that is older than the largest lag. */
  isUsable(): Promise<boolean>;
  /** Runs a statement there. If the replica cannot, `onPrimary` runs it. */
  query(isLimited: boolean, args: Parameters<Query>, onPrimary: () => Promise<unknown>): Promise<unknown>;
  /** Records that a caller has written. His lists are read where the write is visible, by any process. */
  recordWrite(caller: string): Promise<void>;
  /** Number of lists by source. */
  counts(): Readonly<Record<ListSource, number>>;
  close(): Promise<void>;
}

/** Positions in the log of the primary, in bytes. */
interface Positions {
  readonly current: number;
  /** After the last write of the caller; 0 without one. */
  readonly own: number;
}

interface Sample {
  readonly position: number;
  readonly at: number;
}

/** Callers never see a state that is older than this. */
const MAX_LAG_MS = 10_000;
const SAMPLE_MS = 1_000;
/** After a failed connection, the replica is not tried for so long. */
const PAUSE_MS = 5_000;
const CONNECT_MS = 1_000;
/** The statement took too long. It would on the primary too. */
const CANCELLED = "57014";
/** The replica has rejected this statement: it conflicts with the replay, or a migration is not replayed yet. */
const ONLY_THIS = /^(40|42|22|23)/;

/** Timeouts in ms, as for the primary, and the time of the process. */
type ReplicaTimeouts = Parameters<typeof watchConnections>[2] & {
  readonly listMs: number;
  readonly now?: () => number;
};

const callers = new AsyncLocalStorage<string>();

/** Runs work, and what it starts, for a caller: a staff user or an API key. */
export function runForCaller<Result>(caller: string, work: () => Result): Result {
  return callers.run(caller, work);
}

const position = (sql: string) => `(${sql} - '0/0'::pg_lsn)::text`;
const CURRENT = "pg_current_wal_insert_lsn()";
/** Positions of another server, from which the database was moved, are ahead of the log. */
const READ_POSITIONS = `select ${position(CURRENT)} as current, coalesce((select position::text from entity_console_caller_writes
  where caller = $1::uuid and position <= ${CURRENT} - '0/0'::pg_lsn), '0') as own`;
const RECORD_WRITE = `insert into entity_console_caller_writes as known (caller, position)
  values ($1::uuid, (${CURRENT} - '0/0'::pg_lsn)::bigint)
  on conflict (caller) do update set position = case when known.position <= ${CURRENT} - '0/0'::pg_lsn
    then greatest(known.position, excluded.position) else excluded.position end`;
const READ_REPLAYED = `select ${position("pg_last_wal_replay_lsn()")} as replayed where pg_is_in_recovery()`;

/** Opens a pool on a replica, without a connection yet: a replica that is down does not prevent the start. */
export function openReplica(
  primary: Pick<pg.Pool, "query">,
  options: pg.PoolConfig,
  { now = () => performance.now(), ...timeouts }: ReplicaTimeouts,
): ListReplica {
  const config = { ...options, connectionTimeoutMillis: CONNECT_MS };
  const pool = new pg.Pool(config);
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const watch = watchConnections(pool, config, timeouts);
  const list = limited({ pool, watch, listMs: timeouts.listMs });
  const counts: Record<ListSource, number> = { replica: 0, behind: 0, down: 0 };
  const samples = new PositionSamples();
  let replayed = 0;
  let downUntil = 0;

  const readPositions = async (): Promise<Positions> => {
    const { rows } = await primary.query<Record<keyof Positions, string>>(READ_POSITIONS, [callers.getStore() ?? null]);
    return { current: Number(rows[0]?.current), own: Number(rows[0]?.own) };
  };
  const choose = async (): Promise<ListSource> => {
    if (now() < downUntil) {
      return "down";
    }
    const { current, own } = await readPositions();
    const required = Math.max(own, samples.requiredAt(now(), current));
    if (replayed < required) {
      try {
        const { rows } = await pool.query<{ replayed: string | null }>(READ_REPLAYED);
        replayed = Number(rows[0]?.replayed ?? 0);
      } catch {
        downUntil = now() + PAUSE_MS;
        return "down";
      }
    }
    return replayed >= required ? "replica" : "behind";
  };
  return {
    isUsable: async () => {
      const source = await choose();
      counts[source] += 1;
      return source === "replica";
    },
    query: async (isLimited, args, onPrimary) => {
      try {
        return await (isLimited ? list(...args) : pool.query(...args));
      } catch (error) {
        const state = readSqlState(error) ?? "";
        if (state === CANCELLED) {
          throw error;
        }
        if (!ONLY_THIS.test(state)) {
          // It may come back with less: restored, or replaced by another one.
          replayed = 0;
          downUntil = now() + PAUSE_MS;
        }
        return await onPrimary();
      }
    },
    recordWrite: async (caller) => void (await primary.query(RECORD_WRITE, [caller])),
    counts: () => ({ ...counts }),
    close: async () => {
      watch.stop();
      await pool.end();
    },
  };
}

/** Positions of the primary that this process has seen, about one per second. */
class PositionSamples {
  #samples: readonly Sample[] = [];

  /** The position that the primary had before the largest lag; `current` if that is not known. */
  requiredAt(now: number, current: number): number {
    const last = this.#samples.at(-1);
    if (last === undefined || now - last.at >= SAMPLE_MS) {
      this.#samples = [...this.#samples, { position: current, at: now }];
    }
    const old = this.#samples.findLastIndex(({ at }) => now - at >= MAX_LAG_MS);
    this.#samples = this.#samples.slice(Math.max(0, old));
    const [first] = this.#samples;
    return old === -1 || first === undefined || now - first.at >= 2 * MAX_LAG_MS ? current : first.position;
  }
}
