import { randomBytes } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { Secret } from "otpauth";
import type { Db } from "../database/database.ts";
import { recoveryCodes } from "../database/factor-tables.ts";
import { hashToken } from "./refresh-token.ts";

const CODES = 10;
/** 120 bits are enough for a fast hash (OWASP ASVS 5.0, 6.5.2). */
const CODE_BYTES = 15;
const GROUPS = /.{1,4}/g;

/** Replaces the recovery codes of a user, and returns the new ones. They cannot be read again. */
export async function renewRecoveryCodes(tx: Db, userId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, createCode);
  await removeRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: toHash(code), userId })));
  return codes;
}

/** Uses up a recovery code. Returns false if it is not one of the user's. */
export async function takeRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, toHash(code))))
    .returning({ hash: recoveryCodes.hash });
  return taken.length > 0;
}

/** Removes all recovery codes of a user. */
export async function removeRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Number of unused recovery codes. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return found?.left ?? 0;
}

/** Base32 has no digits 0 and 1, so none is confused with a letter. */
function createCode(): string {
  const bytes = randomBytes(CODE_BYTES);
  const text = new Secret({ buffer: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + CODE_BYTES) }).base32;
  return text.match(GROUPS)?.join("-") ?? text;
}

/** Ignores case, hyphens and spaces. */
function toHash(code: string): string {
  return hashToken(`recovery code ${code.replaceAll(/[-\s]/g, "").toUpperCase()}`);
}
