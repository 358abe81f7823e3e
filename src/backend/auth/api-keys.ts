import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { asc, desc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "../database/database.ts";
import { apiKeys } from "../database/own-tables.ts";
import { hasSameText } from "../database/same-text.ts";
import type { Caller } from "./caller.ts";

/** A key of a service; the key itself is told once, when it is made. */
export type ApiKey = typeof apiKeys.$inferSelect;

const FORMAT = /^key_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_[\w-]{43}$/;

/** Makes a key that is good for some scopes, and answers it. */
export async function createApiKey(
  db: Db,
  {
    name,
    scopes,
    expiresAt,
  }: { readonly name: string; readonly scopes: readonly string[]; readonly expiresAt: Date | null },
): Promise<string> {
  const id = newId();
  const key = `key_${id}_${randomBytes(32).toString("base64url")}`;
  await db.insert(apiKeys).values({ id, name, hash: toHash(key), scopes: scopes.join(" "), expiresAt });
  return key;
}

export async function listApiKeys(db: Db): Promise<readonly ApiKey[]> {
  return await db.select().from(apiKeys).orderBy(asc(apiKeys.name));
}

/** Removes the key of a name, however it is capitalized; false where there is none. */
export async function removeApiKey(db: Db, name: string): Promise<boolean> {
  const [key] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(hasSameText(apiKeys.name, name))
    .orderBy(desc(eq(apiKeys.name, name)), asc(apiKeys.createdAt))
    .limit(1);
  if (key === undefined) {
    return false;
  }
  const removed = await db.delete(apiKeys).where(eq(apiKeys.id, key.id)).returning({ id: apiKeys.id });
  return removed.length > 0;
}

/** Whether a bearer token has the form of an API key. */
export function isApiKey(token: string): boolean {
  return FORMAT.test(token);
}

/** Whose key it is; null for one that there is not, or not any more. */
export async function readApiKey(db: Db, token: string): Promise<Caller | null> {
  const id = FORMAT.exec(token)?.[1] ?? "";
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
  const isOurs = key !== undefined && timingSafeEqual(Buffer.from(key.hash), Buffer.from(toHash(token)));
  if (!isOurs || (key.expiresAt !== null && key.expiresAt.getTime() <= Date.now())) {
    return null;
  }
  const { name } = key;
  return { userId: id, username: name, name, sessionId: null, role: null, scopes: key.scopes.split(" ") };
}

function toHash(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
