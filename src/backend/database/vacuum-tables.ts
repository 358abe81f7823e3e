import { setImmediate as turn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Statistics of a table: at the last vacuum, and since the start of the process. */
interface TableState {
  readonly name: string;
  /** Negative: never vacuumed. */
  readonly rows: number;
  readonly pages: number;
  readonly pagesNow: number;
  readonly dead: number;
  readonly added: number;
  readonly changed: number;
}

/** PostgreSQL's defaults for autovacuum: a number of rows plus a fraction of the table. */
const SOME_ROWS = 50;
const DEAD_PART = 0.2;
const CHANGED_PART = 0.1;
/** New rows are vacuumed early: ten thousand take some tens of milliseconds. */
const ADDED_ROWS = 10_000;
/** The statistics start at zero with the process. Growth of the file shows earlier changes. */
const GROWN_PART = 0.2;
const GROWN_PAGES = 64;
/** Larger tables get a smaller sample, because ANALYZE blocks other requests. */
const MANY_ROWS = 100_000;
const COARSE_TARGET = 10;

/**
 * Vacuums and analyzes changed tables one by one, so that other requests run in between. A `vacuum analyze` of the
 * whole database is one statement, which took seconds with a million rows.
 */
export async function vacuumTables(client: PGlite): Promise<void> {
  await client.query("select pg_stat_force_next_flush()");
  const { rows } = await client.query<TableState>(`
    select s.relid::regclass::text as name, c.reltuples::float8 as rows, c.relpages as pages,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::float8 as "pagesNow", s.n_dead_tup::float8 as dead,
      s.n_ins_since_vacuum::float8 as added, s.n_mod_since_analyze::float8 as changed
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid`);
  for (const table of rows) {
    if (needsVacuum(table)) {
      await client.query(`vacuum ${table.name}`);
      await yieldToEventLoop();
    }
    if (needsAnalyze(table)) {
      await analyzeTable(client, table);
      await yieldToEventLoop();
    }
  }
}

/** Waits until pending requests have been read and have sent their statements. One iteration may not be enough. */
async function yieldToEventLoop(): Promise<void> {
  await turn();
  await turn();
}

function needsVacuum(table: TableState): boolean {
  return table.dead >= SOME_ROWS + DEAD_PART * Math.max(table.rows, 0) || table.added >= ADDED_ROWS || isGrown(table);
}

function needsAnalyze(table: TableState): boolean {
  return table.changed >= SOME_ROWS + CHANGED_PART * Math.max(table.rows, 0) || isGrown(table);
}

function isGrown({ pages, pagesNow }: TableState): boolean {
  return pagesNow >= pages * (1 + GROWN_PART) + GROWN_PAGES;
}

async function analyzeTable(client: PGlite, { name, rows, added }: TableState): Promise<void> {
  await client.transaction(async (tx) => {
    if (Math.max(rows, 0) + added > MANY_ROWS) {
      await tx.query(`set local default_statistics_target = ${COARSE_TARGET}`);
    }
    await tx.query(`analyze ${name}`);
  });
}
