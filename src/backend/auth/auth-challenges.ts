import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { authChallenges } from "../database/factor-tables.ts";
import { hashToken } from "./refresh-token.ts";

/** The second request that a challenge authorizes. */
export type ChallengePurpose =
  | "signIn"
  | "enrolTotp"
  | "enrolPasskey"
  | "firstPasskey"
  | "passkeySignIn"
  | "provePasskey";

/** A started sign-in or enrolment. */
export type AuthChallenge = typeof authChallenges.$inferSelect;

interface NewChallenge {
  readonly purpose: ChallengePurpose;
  /** Null if the user is not known yet. */
  readonly userId: string | null;
  /** The password hash that was verified. */
  readonly passwordHash?: string;
  readonly content?: string;
}

const EXPIRES_AT = sql`now() + interval '10 minutes'`;

/** Stores a challenge and returns its token, which is valid once within ten minutes. */
export async function createChallenge(db: Db, { passwordHash, ...given }: NewChallenge): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(authChallenges).values({
    ...given,
    tokenHash: hashToken(token),
    passwordDigest: passwordHash === undefined ? null : toPasswordDigest(passwordHash),
    expiresAt: EXPIRES_AT,
  });
  return token;
}

/** The challenge of a token; null if it is unknown, expired, used or for another purpose. */
export async function findChallenge(db: Db, purpose: ChallengePurpose, token: string): Promise<AuthChallenge | null> {
  const [found] = await db.select().from(authChallenges).where(isValid(purpose, token));
  return found ?? null;
}

/** Uses up a challenge. Null if it is no longer valid. */
export async function takeChallenge(tx: Db, purpose: ChallengePurpose, token: string): Promise<AuthChallenge | null> {
  const [taken] = await tx.delete(authChallenges).where(isValid(purpose, token)).returning();
  return taken ?? null;
}

/** Replaces the content of a challenge. */
export async function setChallengeContent(db: Db, { tokenHash }: AuthChallenge, content: string): Promise<void> {
  await db.update(authChallenges).set({ content }).where(eq(authChallenges.tokenHash, tokenHash));
}

/** Digest of a password hash, to detect a changed password. */
export function toPasswordDigest(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}

function isValid(purpose: ChallengePurpose, token: string) {
  return and(
    eq(authChallenges.tokenHash, hashToken(token)),
    eq(authChallenges.purpose, purpose),
    gt(authChallenges.expiresAt, sql`now()`),
  );
}

/** Expired challenges. */
export const expiredChallenges: ExpiredRows = {
  table: authChallenges,
  key: [authChallenges.tokenHash],
  where: lt(authChallenges.expiresAt, sql`now()`),
};
