import { createHash } from "node:crypto";
import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { claimsOf } from "../auth/require-session.ts";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { idempotencyKeys } from "../database/own-tables.ts";
import { fieldProblem, HttpProblem, invalid } from "../http/http-problem.ts";

/** A request with an Idempotency-Key, which is executed once. Keys are scoped to the user. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
}

const KEY = /^[\x21-\x7e]{1,255}$/;
const DAY_AGO = sql`now() - interval '24 hours'`;

/** The Idempotency-Key of a POST; null if there is none. */
export function readKeyedRequest(request: FastifyRequest): KeyedRequest | null {
  const key = request.headers["idempotency-key"];
  if (request.method !== "POST" || key === undefined) {
    return null;
  }
  if (typeof key !== "string" || !KEY.test(key)) {
    throw new HttpProblem(400, "Idempotency-Key must be 1 to 255 visible characters");
  }
  const what = JSON.stringify([request.method, request.url, request.body ?? null]);
  return { userId: claimsOf(request).userId, key, requestHash: createHash("sha256").update(what).digest("base64url") };
}

/**
 * Claims the key for this request. Returns the stored response if it was used before. The primary key serializes
 * concurrent requests: the second one blocks until the transaction of the first ends.
 */
export async function claimKey(tx: Db, { userId, key, requestHash }: KeyedRequest): Promise<string | null> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash, answer: null, createdAt: sql`now()` },
      setWhere: lt(idempotencyKeys.createdAt, DAY_AGO),
    })
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) {
    return null;
  }
  const [kept] = await tx.select().from(idempotencyKeys).where(isKey({ userId, key }));
  if (kept?.requestHash !== requestHash) {
    throw invalid([fieldProblem("", "idempotencyKeyReused", "the Idempotency-Key was used for another request")]);
  }
  if (kept.answer === null) {
    throw new HttpProblem(
      409,
      "The request with this Idempotency-Key was executed, and its response is no longer stored",
    );
  }
  return kept.answer;
}

/**
 * Checks if a request with its key was executed within a day. Then it gets the stored response, even if the record has
 * changed.
 */
export async function wasExecuted(db: Db, request: KeyedRequest): Promise<boolean> {
  const isRecent = gte(idempotencyKeys.createdAt, DAY_AGO);
  const [kept] = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(isKey(request), isRecent));
  return kept !== undefined;
}

/** Stores the response, in the transaction of the write. */
export async function storeResponse(tx: Db, request: KeyedRequest, answer: string): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isKey(request));
}

/**
 * Deletes all stored responses: they are encrypted, so those of an erased person cannot be selected. The keys stay, so
 * that repeated requests are not executed twice.
 */
export async function deleteStoredResponses(tx: Db): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer: null }).where(isNotNull(idempotencyKeys.answer));
}

/** Waits for running requests with keys, and deletes their stored responses too. */
export async function deleteLateResponses(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${idempotencyKeys} in exclusive mode`);
    await deleteStoredResponses(tx);
  });
}

/** Keys that are older than a day. */
export const expiredKeys: ExpiredRows = {
  table: idempotencyKeys,
  key: [idempotencyKeys.userId, idempotencyKeys.key],
  where: lt(idempotencyKeys.createdAt, DAY_AGO),
};

function isKey({ userId, key }: Pick<KeyedRequest, "userId" | "key">) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}
