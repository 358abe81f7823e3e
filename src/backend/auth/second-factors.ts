import { and, asc, count, eq, isNull, lt, or } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { type FactorKind, type FactorRow, MAX_FACTORS } from "../../contract/factors.ts";
import type { Db } from "../database/database.ts";
import { secondFactors } from "../database/factor-tables.ts";
import { sessions, staffUsers } from "../database/own-tables.ts";
import { conflict, fieldProblem } from "../http/http-problem.ts";
import { decryptText, encryptText } from "./encrypted-text.ts";
import type { KeyRing } from "./key-ring.ts";
import { removeRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import { findTotpStep, isTotpCode } from "./totp.ts";

/** A second factor of a staff user. */
export type SecondFactor = typeof secondFactors.$inferSelect;

/** The distinct kinds of a user's second factors. */
export async function findFactorKinds(db: Db, userId: string): Promise<readonly FactorKind[]> {
  const rows = await db
    .selectDistinct({ kind: secondFactors.kind })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return rows.map(({ kind }) => kind).sort();
}

/** The second factors of a user, the oldest first. */
export async function listFactors(db: Db, userId: string): Promise<readonly FactorRow[]> {
  const rows = await db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id));
  return rows.map(toFactorRow);
}

/** A factor in responses, without its secret. */
function toFactorRow({ id, kind, name, createdAt, lastUsedAt }: SecondFactor): FactorRow {
  return {
    id,
    kind,
    name,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
  };
}

/** A factor to add. */
export type NewFactor = Pick<SecondFactor, "userId" | "kind" | "name"> & Partial<SecondFactor>;

/**
 * Adds a factor. Returns it, and whether it is the first one. Locks the user, so that meanwhile no session is opened
 * without the factor. Responds with 409 if there are too many.
 */
export async function addFactor(tx: Db, given: NewFactor): Promise<{ readonly factor: FactorRow; isFirst: boolean }> {
  await lockUser(tx, given.userId);
  const [found] = await tx
    .select({ factors: count() })
    .from(secondFactors)
    .where(eq(secondFactors.userId, given.userId));
  const before = found?.factors ?? 0;
  if (before >= MAX_FACTORS) {
    throw conflict("There are too many second factors", [fieldProblem("", "tooManyFactors", "remove one first")]);
  }
  const [added] = await tx
    .insert(secondFactors)
    .values({ ...given, id: newId(), lastUsedAt: new Date() })
    .returning();
  if (added === undefined) {
    throw new Error("The insert returned no factor");
  }
  return { factor: toFactorRow(added), isFirst: before === 0 };
}

/** Removes one factor of a user. Null if there is none with that id. `left` is the number of remaining factors. */
export async function removeFactor(
  tx: Db,
  userId: string,
  id: string,
): Promise<{ readonly factor: FactorRow; readonly left: number } | null> {
  await lockUser(tx, userId);
  const [removed] = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.id, id)))
    .returning();
  if (removed === undefined) {
    return null;
  }
  const left = (await listFactors(tx, userId)).length;
  await (left === 0 ? removeRecoveryCodes(tx, userId) : undefined);
  return { factor: toFactorRow(removed), left };
}

/** Renames one factor of a user. Null if there is none with that id. */
export async function renameFactor(
  tx: Db,
  { userId, id, name }: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<{ readonly before: FactorRow; readonly after: FactorRow } | null> {
  const isIt = and(eq(secondFactors.userId, userId), eq(secondFactors.id, id));
  const [before] = await tx.select().from(secondFactors).where(isIt).for("update");
  const [after] = await tx.update(secondFactors).set({ name }).where(isIt).returning();
  return before === undefined || after === undefined
    ? null
    : { before: toFactorRow(before), after: toFactorRow(after) };
}

/** Removes all factors of a user, and ends all sessions. Returns the number of removed factors. */
export async function resetFactors(tx: Db, userId: string): Promise<number> {
  await lockUser(tx, userId);
  const removed = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  await removeRecoveryCodes(tx, userId);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  return removed.length;
}

/**
 * Checks a code of an authenticator app, or a recovery code, and uses it up: the same code is rejected the next time.
 */
export async function takeCode(tx: Db, keys: KeyRing, given: { userId: string; code: string }): Promise<boolean> {
  const code = given.code.replaceAll(/[-\s]/g, "");
  if (!isTotpCode(code)) {
    return await takeRecoveryCode(tx, given.userId, code);
  }
  const factors = await tx
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, given.userId), eq(secondFactors.kind, "totp")));
  for (const factor of factors) {
    if (await takeTotpCode(tx, keys, { factor, code })) {
      return true;
    }
  }
  return false;
}

/** One statement decides between concurrent requests with the same code. The secret moves to the current key. */
async function takeTotpCode(
  tx: Db,
  keys: KeyRing,
  { factor: { id, secret: sealed }, code }: { readonly factor: SecondFactor; readonly code: string },
): Promise<boolean> {
  const secret = sealed === null ? null : decryptText(keys, sealed);
  const step = secret === null ? null : findTotpStep(secret, code);
  if (secret === null || step === null) {
    return false;
  }
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step, lastUsedAt: new Date(), secret: encryptText(keys, secret) })
    .where(and(eq(secondFactors.id, id), isNewer))
    .returning({ id: secondFactors.id });
  return taken.length > 0;
}

/** Locks the user. A session that is being opened waits, and then reads the changed factors. */
async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: staffUsers.id }).from(staffUsers).where(eq(staffUsers.id, userId)).for("update");
}
