import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { JsonSchema } from "../../contract/json-schema.ts";
import type { SessionRow } from "../../contract/staff.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { sessions } from "../database/own-tables.ts";
import { idOf } from "../entities/route-context.ts";
import { isId } from "../entities/stored-entity.ts";
import { notFound } from "../http/http-problem.ts";
import { toWriteHandler } from "../writes/write-handler.ts";

const text: JsonSchema = { type: "string" };
const time: JsonSchema = { type: "string", format: "date-time" };

/** Response schema of the list of sessions. */
export const sessionListSchema: JsonSchema = {
  type: "object",
  properties: {
    data: {
      type: "array",
      items: {
        type: "object",
        properties: {
          id: text,
          createdAt: time,
          lastUsedAt: time,
          expiresAt: time,
          address: text,
          userAgent: text,
          isCurrent: { type: "boolean" },
        },
      },
    },
    total: { type: "integer" },
  },
};

/** Lists a staff user's own sessions, and ends one or all of them. */
export function registerSessionRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db } = context;
  app.get(
    "/sessions",
    {
      config: { summary: "One's own sessions, the last used first" },
      schema: { response: { 200: sessionListSchema } },
    },
    async (request) => {
      const { userId, sessionId } = staffCallerOf(request);
      return await listSessions(db, userId, sessionId);
    },
  );
  app.delete(
    "/sessions",
    { config: { role: "reader", summary: "Ends all of one's own sessions, this one too" } },
    toWriteHandler(context, { action: "endAllSessions" }, (request) => async (tx) => {
      await tx.delete(sessions).where(eq(sessions.userId, staffCallerOf(request).userId));
      return { answer: { statusCode: 204, etag: null } };
    }),
  );
  app.delete(
    "/sessions/:id",
    { config: { role: "reader", summary: "Ends one of one's own sessions" } },
    toWriteHandler(context, { action: "endSession" }, (request) => async (tx) => {
      const id = idOf(request.params);
      const isOwn = eq(sessions.userId, staffCallerOf(request).userId);
      const ended = isId(id)
        ? await tx
            .delete(sessions)
            .where(and(or(eq(sessions.id, id), eq(sessions.parentId, id)), isOwn))
            .returning({ id: sessions.id })
        : [];
      if (ended.length === 0) {
        throw notFound();
      }
      return { answer: { statusCode: 204, etag: null }, recordId: id };
    }),
  );
}

/** The open sessions of a staff user. Sessions opened from another one end with it and are not listed. */
export async function listSessions(
  db: Db,
  userId: string,
  current: string,
): Promise<{ readonly data: readonly SessionRow[]; readonly total: number }> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.parentId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  const data = rows.map(({ id, createdAt, lastUsedAt, expiresAt, address, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(address === null ? {} : { address }),
    ...(userAgent === null ? {} : { userAgent }),
    isCurrent: id === current,
  }));
  return { data, total: data.length };
}
