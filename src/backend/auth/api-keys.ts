import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { ApiKeyRow } from "../../contract/api-keys.ts";
import type { Db } from "../database/database.ts";
import { apiKeys, staffUsers } from "../database/own-tables.ts";
import { hasSameText } from "../database/same-text.ts";
import type { Caller } from "./caller.ts";
import { addNotice, type NewNotice, type NoticeContext } from "./notices.ts";

/** An API key of a service. The key itself is only shown once, when it is created. */
export type ApiKey = typeof apiKeys.$inferSelect;

const MINUTE_MS = 60_000;
const FORMAT = /^key_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_[\w-]{43}$/;

/** Data of a new key. */
export interface NewKey {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
  /** The staff user who creates it. Default: none, for a command. */
  readonly createdBy?: string;
}

/** Creates a key for some scopes and returns it. */
export async function createApiKey(
  db: Db,
  { name, scopes, expiresAt, createdBy }: NewKey,
): Promise<{ readonly id: string; readonly secret: string }> {
  const id = newId();
  const secret = toNewKey(id);
  await db
    .insert(apiKeys)
    .values({ id, name, hash: toHash(secret), scopes: scopes.join(" "), expiresAt, createdBy: createdBy ?? null });
  return { id, secret };
}

/** A key with the username of the staff user who created it; null if there is none. */
export type ListedApiKey = ApiKey & { readonly creator: string | null };

/** All keys by name. */
export async function listApiKeys(db: Db): Promise<readonly ListedApiKey[]> {
  return await selectKeys(db).orderBy(asc(apiKeys.name));
}

/** The key with an id; null if there is none. */
export async function readApiKeyRow(db: Db, id: string): Promise<ApiKeyRow | null> {
  const [key] = await selectKeys(db).where(eq(apiKeys.id, id));
  return key === undefined ? null : toApiKeyRow(key);
}

function selectKeys(db: Db) {
  return db
    .select({ ...getTableColumns(apiKeys), creator: staffUsers.username })
    .from(apiKeys)
    .leftJoin(staffUsers, eq(staffUsers.id, apiKeys.createdBy));
}

/** A key in responses of the API, without its hashes. */
export function toApiKeyRow({ id, name, scopes, createdAt, creator, ...times }: ListedApiKey): ApiKeyRow {
  const { expiresAt, lastUsedAt, formerUntil } = times;
  return {
    id,
    name,
    scopes: scopes.split(" "),
    createdAt: createdAt.toISOString(),
    ...(creator === null ? {} : { createdBy: creator }),
    ...(expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() }),
    ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
    ...(formerUntil === null || formerUntil.getTime() <= Date.now() ? {} : { formerUntil: formerUntil.toISOString() }),
  };
}

/** The fields of a key in its audit entries. The times of its use are not part of a change. */
export function toAuditedKey({ name, scopes, expiresAt }: ApiKeyRow) {
  return { name, scopes, ...(expiresAt === undefined ? {} : { expiresAt }) };
}

/** A new secret of a key, and the hours in which the current one stays valid. */
interface Rotation {
  readonly id: string;
  readonly overlapHours: number;
  readonly expiresAt: Date;
}

/**
 * Replaces a key by a new one of the same name and scopes, and returns it. The current one stays valid for some hours, but
 * not longer than before. Returns null if the key was removed.
 */
export async function rotateApiKey(tx: Db, { id, overlapHours, expiresAt }: Rotation): Promise<string | null> {
  const key = toNewKey(id);
  const overlap = sql`least(${apiKeys.expiresAt}, now() + ${overlapHours} * interval '1 hour')`;
  const rotated = await tx
    .update(apiKeys)
    .set({ hash: toHash(key), formerHash: apiKeys.hash, formerUntil: overlap, expiresAt })
    .where(eq(apiKeys.id, id))
    .returning({ id: apiKeys.id });
  return rotated.length === 0 ? null : key;
}

/** Removes a key. Returns false if there is none. */
export async function removeApiKey(db: Db, id: string): Promise<boolean> {
  const removed = await db.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ id: apiKeys.id });
  return removed.length > 0;
}

/** Writes a notice to the staff user who created a key, if there is one. Others get none. */
export async function noticeCreator(
  tx: Db,
  context: NoticeContext,
  { id, ...cause }: Pick<NewNotice, "kind" | "request"> & { readonly id: string },
): Promise<void> {
  const [key] = await tx
    .select({ name: apiKeys.name, userId: staffUsers.id })
    .from(apiKeys)
    .innerJoin(staffUsers, eq(staffUsers.id, apiKeys.createdBy))
    .where(eq(apiKeys.id, id));
  if (key !== undefined) {
    const { userId, name } = key;
    // Addresses of other users are not shown.
    const request = cause.request?.claims?.userId === userId ? cause.request : null;
    await addNotice(tx, context, { kind: cause.kind, request, userId, apiKey: name });
  }
}

/** The key of a name, ignoring case; null if there is none. */
export async function findApiKey(db: Db, name: string): Promise<{ readonly id: string; readonly name: string } | null> {
  const [key] = await db
    .select({ id: apiKeys.id, name: apiKeys.name })
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
