import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "../database/database.ts";
import { apiKeys } from "../database/own-tables.ts";
import { hasSameText } from "../database/same-text.ts";
import type { Caller } from "./caller.ts";

/** An API key of a service. The key itself is only shown once, when it is created. */
export type ApiKey = typeof apiKeys.$inferSelect;

const MINUTE_MS = 60_000;
const FORMAT = /^key_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_[\w-]{43}$/;

/** Creates a key for some scopes and returns it. */
export async function createApiKey(
  db: Db,
  {
    name,
    scopes,
    expiresAt,
  }: { readonly name: string; readonly scopes: readonly string[]; readonly expiresAt: Date | null },
): Promise<string> {
  const id = newId();
  const key = toNewKey(id);
  await db.insert(apiKeys).values({ id, name, hash: toHash(key), scopes: scopes.join(" "), expiresAt });
  return key;
}

export async function listApiKeys(db: Db): Promise<readonly ApiKey[]> {
  return await db.select().from(apiKeys).orderBy(asc(apiKeys.name));
}

/** A new secret of a key, and the hours in which the current one stays valid. */
interface Rotation {
  readonly name: string;
  readonly overlapHours: number;
  readonly expiresAt: Date;
}

/**
 * Replaces a key by a new one of the same name and scopes, and returns it. The current one stays valid for some hours, but
 * not longer than before. Returns null if there is no key of that name.
 */
export async function rotateApiKey(tx: Db, { name, overlapHours, expiresAt }: Rotation): Promise<string | null> {
  const found = await findByName(tx, name);
  if (found === null) {
    return null;
  }
  const key = toNewKey(found.id);
  const overlap = sql`least(${apiKeys.expiresAt}, now() + ${overlapHours} * interval '1 hour')`;
  await tx
    .update(apiKeys)
    .set({ hash: toHash(key), formerHash: apiKeys.hash, formerUntil: overlap, expiresAt })
    .where(eq(apiKeys.id, found.id));
  return key;
}

/** Removes a key by its name, ignoring case. Returns false if there is none. */
export async function removeApiKey(db: Db, name: string): Promise<boolean> {
  const key = await findByName(db, name);
  if (key === null) {
    return false;
  }
  const removed = await db.delete(apiKeys).where(eq(apiKeys.id, key.id)).returning({ id: apiKeys.id });
  return removed.length > 0;
}

/** The key of a name, ignoring case; null if there is none. */
async function findByName(db: Db, name: string): Promise<{ readonly id: string } | null> {
  const [key] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(hasSameText(apiKeys.name, name))
    .orderBy(desc(eq(apiKeys.name, name)), asc(apiKeys.createdAt))
    .limit(1);
  return key ?? null;
}

/** Checks if a bearer token has the format of an API key. */
export function isApiKey(token: string): boolean {
  return FORMAT.test(token);
}

/** The owner of a key; null if it is unknown or expired. */
export async function readApiKey(db: Db, token: string): Promise<Caller | null> {
  const id = FORMAT.exec(token)?.[1] ?? "";
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
  if (key === undefined || !isValid(key, toHash(token))) {
    return null;
  }
  await noteUse(db, key);
  const { name } = key;
  return { userId: id, username: name, name, sessionId: null, role: null, scopes: key.scopes.split(" ") };
}

/** Compares a key with the current one, and with the former one during the overlap of a rotation. */
function isValid({ hash, expiresAt, formerHash, formerUntil }: ApiKey, given: string): boolean {
  const isSame = (stored: string) => timingSafeEqual(Buffer.from(stored), Buffer.from(given));
  if (isSame(hash)) {
    return expiresAt === null || expiresAt.getTime() > Date.now();
  }
  return formerHash !== null && isSame(formerHash) && formerUntil !== null && formerUntil.getTime() > Date.now();
}

/** Stores the time of the last use, at most once a minute. Reads must work where writes fail, so an error is ignored. */
async function noteUse(db: Db, { id, lastUsedAt }: ApiKey): Promise<void> {
  if (lastUsedAt === null || lastUsedAt.getTime() < Date.now() - MINUTE_MS) {
    await db
      .update(apiKeys)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(apiKeys.id, id))
      .catch(() => undefined);
  }
}

function toNewKey(id: string): string {
  return `key_${id}_${randomBytes(32).toString("base64url")}`;
}

function toHash(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
