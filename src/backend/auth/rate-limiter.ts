import { createHash } from "node:crypto";
import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { type Db, readRows } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { attempts } from "../database/own-tables.ts";
import { HttpProblem } from "../http/http-problem.ts";

/** A rate limit: the maximum number of attempts per key and time window. */
export interface RateLimit {
  /** Must be unique among all limits. It may contain user input, so only a hash is stored. */
  readonly key: string;
  readonly max: number;
  /** Default: 1. */
  readonly minutes?: number;
}

/**
 * Counts an attempt in a fixed window. One statement in the database, so the limit holds across processes. Returns the
 * seconds to wait if the limit is exceeded, otherwise null.
 */
export async function countAttempt(db: Db, { key, max, minutes = 1 }: RateLimit): Promise<number | null> {
  const isOver = sql`not ${isInWindow(minutes)}`;
  const [row] = await readRows<{ count: number; seconds: number }>(
    db,
    sql`insert into ${attempts} (key, count, ends_at) values (${toHash(key)}, 1, now() + ${minutes} * interval '1 minute')
      on conflict (key) do update set
        count = case when ${isOver} then 1 else ${attempts.count} + 1 end,
        ends_at = case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end
      returning count, ceil(extract(epoch from ends_at - now()))::int as seconds`,
  );
  return row !== undefined && row.count > max ? row.seconds : null;
}

/** The seconds to wait if the limit is reached, otherwise null. Does not count. */
export async function readWait(db: Db, { key, max, minutes = 1 }: RateLimit): Promise<number | null> {
  const [row] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${attempts.endsAt} - now()))::int` })
    .from(attempts)
    .where(and(eq(attempts.key, toHash(key)), gte(attempts.count, max), isInWindow(minutes)));
  return row?.seconds ?? null;
}

/** A window that ends too far in the future was created with a wrong clock, and would block its key for too long. */
function isInWindow(minutes: number): SQL {
  return sql`(${attempts.endsAt} > now() and ${attempts.endsAt} <= now() + ${minutes} * interval '1 minute')`;
}

/** Expired windows. */
export const expiredAttempts: ExpiredRows = {
  table: attempts,
  key: [attempts.key],
  where: lt(attempts.endsAt, sql`now()`),
};

/** Counts an attempt. Throws a 429 with Retry-After at the first limit that is exceeded. */
export async function limitAttempts(db: Db, reply: FastifyReply, ...limits: readonly RateLimit[]): Promise<void> {
  for (const limit of limits) {
    const wait = await countAttempt(db, limit);
    if (wait !== null) {
      tooManyRequests(reply, wait);
    }
  }
}

/** Throws a 429 with Retry-After. */
export function tooManyRequests(reply: FastifyReply, seconds: number): never {
  reply.header("retry-after", String(seconds));
  throw new HttpProblem(429, "Too many requests; try again later");
}

function toHash(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
