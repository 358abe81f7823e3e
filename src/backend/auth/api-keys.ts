import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { asc, desc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "../database/database.ts";
import { apiKeys } from "../database/own-tables.ts";
import { hasSameText } from "../database/same-text.ts";
import type { Caller } from "./caller.ts";

/** An API key of a service. The key itself is only shown once, when it is created. */
export type ApiKey = typeof apiKeys.$inferSelect;

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
  const key = `key_${id}_${randomBytes(32).toString("base64url")}`;
  await db.insert(apiKeys).values({ id, name, hash: toHash(key), scopes: scopes.join(" "), expiresAt });
  return key;
}

export async function listApiKeys(db: Db): Promise<readonly ApiKey[]> {
  return await db.select().from(apiKeys).orderBy(asc(apiKeys.name));
}

/** Removes a key by its name, ignoring case. Returns false if there is none. */
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

/** Checks if a bearer token has the format of an API key. */
export function isApiKey(token: string): boolean {
  return FORMAT.test(token);
}

/** The owner of a key; null if it is unknown or expired. */
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
