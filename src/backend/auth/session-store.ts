import { and, eq, gt, isNull, lt, not, or, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Role } from "../../contract/staff.ts";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { sessions, staffUsers } from "../database/own-tables.ts";
import { issueAccessToken } from "./access-token.ts";
import type { Audience, AuthKeys } from "./auth-keys.ts";
import type { KeyRing } from "./key-ring.ts";
import { hashToken, readRefreshToken, toRefreshToken } from "./refresh-token.ts";
import { type ProvenOrigin, readProofs } from "./session-proofs.ts";
import { findSessionRole, isInForce, type SessionLimits } from "./session-validity.ts";

/** The response to a sign-in or refresh. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The part of a user that tokens contain. */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
}

/** A new token pair; or the session that was ended because an older token was reused. */
export interface Refreshed {
  readonly pair: TokenPair | null;
  readonly reusedOf: string | null;
}

/** Origin of a session and its authorization. */
export interface SessionOrigin extends ProvenOrigin {
  /** The password hash that was verified. If it has changed, no session is opened. */
  readonly passwordHash?: string;
  readonly address?: string;
  readonly userAgent?: string | undefined;
  /** Time after which the session ends, however it is used. Default: the limit of all sessions. */
  readonly lifetimeMs?: number;
}

/** The sessions and tokens of one backend. Each refresh rotates the refresh token. */
export interface SessionStore {
  /**
   * Null if the authorization has been revoked in the meantime: the user is disabled, the password has changed, or a
   * required second factor was not verified.
   */
  open(user: SessionUser, origin?: SessionOrigin): Promise<TokenPair | null>;
  refresh(token: string): Promise<Refreshed>;
  /** The role of the session's user; null if the session has expired or the user is disabled. */
  findRole(sessionId: string): Promise<Role | null>;
  /** Ends a session and the sessions opened from it. */
  end(sessionId: string, tx: Db): Promise<unknown>;
  /** Records that the user has verified a second factor in a session, also for the sessions opened from it. */
  noteSecondFactor(tx: Db, sessionId: string): Promise<void>;
  /** Ends all sessions of a user on both backends, except one and those opened from it. */
  endOthers(tx: Db, kept: { readonly userId: string; readonly sessionId: string }): Promise<void>;
}

const INVALID: Refreshed = { pair: null, reusedOf: null };
const MAX_USER_AGENT = 300;
const LIFETIME_MS = 30 * 24 * 3_600_000;
/** For this time, the previous token still returns the current one: for lost responses and second tabs (case 29). */
const GRACE = sql`now() - interval '10 seconds'`;

interface Context extends SessionLimits {
  readonly db: Db;
  readonly keys: KeyRing;
  readonly audience: Audience;
  /** Time after which a session ends in any case. @defaultValue 30 days */
  readonly lifetimeMs?: number;
}

export function createSessionStore(context: Context): SessionStore {
  return {
    open: (user, origin) => openSession(context, user, origin ?? {}),
    refresh: (token) => refreshSession(context, token),
    findRole: (sessionId) => findSessionRole({ sessionId, ...context }),
    end: (sessionId, tx) => endSession(tx, sessionId),
    noteSecondFactor,
    endOthers: endOtherSessions,
  };
}

/** Expired sessions. */
export const expiredSessions: ExpiredRows = {
  table: sessions,
  key: [sessions.id],
  where: lt(sessions.expiresAt, sql`now()`),
};

/**
 * Verifying a password takes time. A concurrent reset ends the existing sessions and must include this one, so the
 * user's row is locked until the session is inserted.
 */
async function openSession(context: Context, user: SessionUser, origin: SessionOrigin): Promise<TokenPair | null> {
  const { db, keys, audience, lifetimeMs = LIFETIME_MS } = context;
  const id = newId();
  const refreshToken = toRefreshToken(keys.current(), audience, { sessionId: id, generation: 0 });
  const isOpened = await db.transaction(async (tx) => {
    const { passwordHash } = origin;
    const isSame = passwordHash === undefined ? undefined : eq(staffUsers.password, passwordHash);
    const [held] = await tx
      .select({ id: staffUsers.id })
      .from(staffUsers)
      .where(and(eq(staffUsers.id, user.id), isNull(staffUsers.disabledAt), isSame))
      .for("share");
    const proofs = held === undefined ? null : await readProofs(tx, { userId: user.id, origin, ...context });
    if (proofs === null) {
      return false;
    }
    await tx.insert(sessions).values({
      id,
      userId: user.id,
      audience,
      parentId: origin.parentId ?? null,
      address: origin.address ?? null,
      userAgent: origin.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      refreshHash: hashToken(refreshToken),
      expiresAt: new Date(Date.now() + Math.min(origin.lifetimeMs ?? lifetimeMs, lifetimeMs)),
      ...proofs,
    });
    return true;
  });
  return isOpened ? await toPair(context, user, { sessionId: id, refreshToken }) : null;
}

async function refreshSession(context: Context, token: string): Promise<Refreshed> {
  const { db, keys, audience } = context;
  const read = readRefreshToken(keys, audience, token);
  if (read === null) {
    return INVALID;
  }
  const { sessionId, generation } = read;
  const toSuccessor = (key: AuthKeys) => toRefreshToken(key, audience, { sessionId, generation: generation + 1 });
  const successor = toSuccessor(keys.current());
  const isRotated = await rotate(context, { sessionId, hash: hashToken(token), successor: hashToken(successor) });
  // A concurrent rotation may have signed with the previous key.
  const given = isRotated ? successor : await findCurrentToken(context, sessionId, keys.all().map(toSuccessor));
  if (given === null) {
    return { pair: null, reusedOf: await endStolenSession(db, { sessionId, hash: hashToken(token) }) };
  }
  const [user] = await db
    .select({ id: staffUsers.id, username: staffUsers.username, name: staffUsers.name, role: staffUsers.role })
    .from(sessions)
    .innerJoin(staffUsers, eq(staffUsers.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNull(staffUsers.disabledAt)));
  return user === undefined
    ? INVALID
    : { pair: await toPair(context, user, { sessionId, refreshToken: given }), reusedOf: null };
}

/**
 * Reuse of an older token means that it was stolen, so the session ends (case 177). Reuse of the newest one is only
 * late.
 */
async function endStolenSession(
  db: Db,
  { sessionId, hash }: { readonly sessionId: string; readonly hash: string },
): Promise<string | null> {
  const isNewest = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.refreshHash, hash)));
  const userId = await endSession(db, sessionId);
  return isNewest.length > 0 ? null : userId;
}

/** One statement, so that exactly one of several concurrent callers rotates the token (case 178). */
async function rotate(
  { db, audience, ...limits }: Context,
  { sessionId, hash, successor }: { sessionId: string; hash: string; successor: string },
): Promise<boolean> {
  const rotated = await db
    .update(sessions)
    .set({
      refreshHash: successor,
      generation: sql`${sessions.generation} + 1`,
      rotatedAt: sql`now()`,
      lastUsedAt: sql`now()`,
    })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.audience, audience),
        eq(sessions.refreshHash, hash),
        isInForce(limits),
      ),
    )
    .returning({ id: sessions.id });
  return rotated.length > 0;
}

/** The current token, if the previous one was rotated a moment ago. */
async function findCurrentToken({ db }: Context, sessionId: string, tokens: readonly string[]): Promise<string | null> {
  const [found] = await db
    .select({ hash: sessions.refreshHash })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.rotatedAt, GRACE), gt(sessions.expiresAt, sql`now()`)));
  return tokens.find((token) => hashToken(token) === found?.hash) ?? null;
}

/** The session's user; null if it had already ended. */
async function endSession(db: Db, sessionId: string): Promise<string | null> {
  const ended = await db
    .delete(sessions)
    .where(or(eq(sessions.id, sessionId), eq(sessions.parentId, sessionId)))
    .returning({ userId: sessions.userId });
  return ended[0]?.userId ?? null;
}

async function noteSecondFactor(tx: Db, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: sql`now()` })
    .where(or(eq(sessions.id, sessionId), eq(sessions.parentId, sessionId)));
}

async function endOtherSessions(
  tx: Db,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  const isKept = or(eq(sessions.id, sessionId), sql`${sessions.parentId} is not distinct from ${sessionId}::uuid`);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), not(isKept ?? sql`false`)));
}

async function toPair(
  { keys, audience }: Context,
  user: SessionUser,
  { sessionId, refreshToken }: { sessionId: string; refreshToken: string },
): Promise<TokenPair> {
  const claims = { userId: user.id, username: user.username, name: user.name, role: user.role, sessionId };
  return { accessToken: await issueAccessToken(keys, audience, claims), refreshToken };
}
