import { createHash } from "node:crypto";
import { and, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { type Db, readRows } from "../database/database.ts";
import { attempts } from "../database/own-tables.ts";
import { HttpProblem } from "../http/http-problem.ts";

/** How often something may be tried in a minute, by whom or from where. */
export interface AttemptLimit {
  /** Unlike the key of any other limit. It may hold what somebody typed: it is kept as a hash. */
  readonly key: string;
  readonly max: number;
}

/**
 * Counts an attempt. In the database and in one statement, so that any number of processes count as one. Answers the
 * seconds to wait where there were too many, null where there were not.
 */
export async function countAttempt(db: Db, { key, max }: AttemptLimit): Promise<number | null> {
  const isOver = sql`${attempts.endsAt} <= now()`;
  const [row] = await readRows<{ count: number; seconds: number }>(
    db,
    sql`insert into ${attempts} (key, count, ends_at) values (${toHash(key)}, 1, now() + interval '1 minute')
      on conflict (key) do update set
        count = case when ${isOver} then 1 else ${attempts.count} + 1 end,
        ends_at = case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end
      returning count, ceil(extract(epoch from ends_at - now()))::int as seconds`,
  );
  return row !== undefined && row.count > max ? row.seconds : null;
}

/** The seconds to wait where there were too many already; null where there were not. Counts nothing. */
export async function readWait(db: Db, { key, max }: AttemptLimit): Promise<number | null> {
  const [row] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${attempts.endsAt} - now()))::int` })
    .from(attempts)
    .where(and(eq(attempts.key, toHash(key)), gte(attempts.count, max), gt(attempts.endsAt, sql`now()`)));
  return row?.seconds ?? null;
}

/** Forgets what was counted in minutes that are over. */
export async function deleteOldAttempts(db: Db): Promise<void> {
  await db.delete(attempts).where(lt(attempts.endsAt, sql`now()`));
}

/** Refuses an attempt too many, and says when the next is heard. */
export function refuseAttempt(reply: FastifyReply, seconds: number): never {
  reply.header("retry-after", String(seconds));
  throw new HttpProblem(429, "Too many requests; try again later");
}

function toHash(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
