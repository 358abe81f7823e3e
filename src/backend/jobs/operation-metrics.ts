import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Counter, Gauge, type Registry } from "prom-client";
import { type Database, readRows } from "../database/database.ts";
import { isReadProblem } from "../http/read-limit.ts";
import type { MailOutcome } from "./notice-sender.ts";

/** Routes at which someone proves who he is. */
const SIGN_IN = /\/(authentication|refresh|second-step)/;

const LIMITS = ["sign-in", "lists", "calls"] as const;

/** Counts rejected sign-ins, and responses with 429 by the limit that was reached. */
export function registerLimitMetrics(app: FastifyInstance, registry: Registry): void {
  const rejected = new Counter({
    name: "sign_ins_rejected_total",
    help: "Calls of the sign-in that got 401 or 403",
    registers: [registry],
  });
  const limited = new Counter({
    name: "requests_limited_total",
    help: "Responses with 429 by limit: sign-in, lists of one caller, or other calls",
    labelNames: ["limit"],
    registers: [registry],
  });
  for (const limit of LIMITS) {
    limited.inc({ limit }, 0);
  }
  app.addHook("onError", async ({ routeOptions }, _reply, error) => {
    const isSignIn = SIGN_IN.test(routeOptions.url ?? "");
    if (error.statusCode === 429) {
      limited.inc({ limit: limitOf(error, isSignIn) });
    } else if (isSignIn && REJECTED.includes(error.statusCode ?? 0)) {
      rejected.inc();
    }
  });
}

const REJECTED: readonly number[] = [401, 403];

function limitOf(error: Error, isSignIn: boolean): (typeof LIMITS)[number] {
  return isReadProblem(error) ? "lists" : isSignIn ? "sign-in" : "calls";
}

/** Counts runs of the clean-up in this process; only one of several processes deletes rows. */
export function registerCleanupMetrics(registry: Registry): (deleted: number) => void {
  const ended = new Gauge({
    name: "cleanup_last_end_seconds",
    help: "Time at which the last clean-up ended without an error, in seconds since 1970",
    registers: [registry],
  });
  const rows = new Counter({
    name: "cleanup_deleted_rows_total",
    help: "Rows that the clean-up of this process deleted",
    registers: [registry],
  });
  return (deleted) => {
    ended.setToCurrentTime();
    rows.inc(deleted);
  };
}

/** Counts attempts to send notices by mail. */
export function registerMailMetrics(registry: Registry): (outcome: MailOutcome) => void {
  const mails = new Counter({
    name: "notice_mails_total",
    help: "Attempts to send a notice by mail: sent, failed, and abandoned after the last failed attempt",
    labelNames: ["outcome"],
    registers: [registry],
  });
  for (const outcome of ["sent", "failed", "abandoned"] as const) {
    mails.inc({ outcome }, 0);
  }
  return (outcome) => mails.inc({ outcome });
}

/** Reads the sizes of tables at each scrape. If the database is not available, the other metrics are still served. */
export function registerTableMetrics(registry: Registry, { db }: Pick<Database, "db">): void {
  new Gauge({
    name: "database_table_bytes",
    help: "Size of a table with its indexes",
    labelNames: ["table"],
    registers: [registry],
    async collect() {
      const tables = await readRows<{ name: string; bytes: string }>(
        db,
        sql`select relname as name, pg_total_relation_size(oid)::text as bytes from pg_class
          where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`,
      ).catch(() => []);
      for (const { name, bytes } of tables) {
        this.set({ table: name }, Number(bytes));
      }
    },
  });
}

/** Counts lists by where they were read. There is no such metric without a replica. */
export function registerReplicaMetrics(registry: Registry, { replica }: Pick<Database, "replica">): void {
  if (replica === undefined || replica === null) {
    return;
  }
  new Counter({
    name: "database_list_reads_total",
    help: "Lists and exported files by source: the replica, or the primary because the replica was behind or down",
    labelNames: ["source"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(replica.counts())) {
        this.inc({ source }, count);
      }
    },
  });
}
