import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Role } from "../../contract/staff.ts";
import type { Db } from "../database/database.ts";
import { sessions, staffUsers } from "../database/own-tables.ts";
import { prepared } from "../database/prepared.ts";
import type { Audience } from "./auth-keys.ts";

/** Limits of all sessions. */
export interface SessionLimits {
  /** Idle time after which a session ends. */
  readonly idleHours: number;
  /** True if all users need a second factor. Then sessions without one are not valid. */
  readonly isFactorRequired: boolean;
  /** False if users sign in through the company only. Then sessions begun with a password are not valid. */
  readonly allowsPasswords: boolean;
}

interface WantedSession extends SessionLimits {
  readonly db: Db;
  readonly audience: Audience;
  readonly sessionId: string;
}

/**
 * Condition: not expired or idle for too long, a second factor if required, no password if they are off, and a parent that
 * is neither ended nor expired. Sessions of older versions do not state how they began. Those without a second factor began
 * with a password.
 */
export function isInForce({ idleHours, isFactorRequired, allowsPasswords }: SessionLimits): SQL | undefined {
  // The parent may have ended at the moment this session was inserted, so that it was missed. An idle parent counts, since
  // only this session may be in use.
  const parent = sql`select 1 from ${sessions} parent where parent.id = ${sessions.parentId} and parent.expires_at > now()`;
  return and(
    or(isNull(sessions.parentId), sql`exists (${parent})`),
    gt(sessions.expiresAt, sql`now()`),
    gt(sessions.lastUsedAt, sql`now() - ${idleHours} * interval '1 hour'`),
    isFactorRequired || !allowsPasswords ? isNotNull(sessions.secondFactorAt) : undefined,
    allowsPasswords ? undefined : sql`${sessions.signedInBy} is distinct from 'password'`,
  );
}

/** The role of the user of a session; null if the session has ended or the user is disabled. */
export async function findSessionRole({ db, audience, sessionId, ...limits }: WantedSession): Promise<Role | null> {
  const id = sql.placeholder("id");
  const name = `role in a session of ${audience} ${limits.idleHours} ${limits.isFactorRequired} ${limits.allowsPasswords}`;
  const query = prepared(db, name, () =>
    db
      .select({ role: staffUsers.role, isStale: sql<boolean>`${sessions.lastUsedAt} < now() - interval '1 minute'` })
      .from(sessions)
      .innerJoin(staffUsers, and(eq(staffUsers.id, sessions.userId), isNull(staffUsers.disabledAt)))
      .where(and(eq(sessions.id, id), eq(sessions.audience, audience), isInForce(limits))),
  );
  const [found] = await query.execute({ id: sessionId });
  if (found?.isStale === true) {
    // Reads must work where writes fail, so an error is ignored.
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(sessions.id, sessionId))
      .catch(() => undefined);
  }
  return found?.role ?? null;
}
