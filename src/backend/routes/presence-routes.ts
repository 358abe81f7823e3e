import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { openEditorsSchema } from "../../contract/presence.ts";
import type { Role } from "../../contract/staff.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { staffUsers } from "../database/own-tables.ts";
import { openEditors } from "../database/team-tables.ts";
import type { EntityModel } from "../entities/entity-model.ts";
import { requireRead } from "../entities/entity-permission.ts";
import { toResponseSchema } from "../entities/response-schema.ts";
import { idOf } from "../entities/route-context.ts";
import { isId } from "../entities/stored-entity.ts";
import { notFound } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { EDITOR_EXPIRY } from "../writes/expired-editors.ts";

const body: JsonSchema = {
  type: "object",
  properties: { entity: { type: "string", maxLength: 100 }, recordId: { type: "string", maxLength: 300 } },
  required: ["entity", "recordId"],
  additionalProperties: false,
};

interface OpenRecord {
  readonly entity: string;
  readonly recordId: string;
}

const anyRole = { role: "reader" as Role };

/**
 * Heartbeats of edit pages (decision 0082). The id is one of the page, which the browser makes. They are no changes, so
 * they have no audit entry and no idempotency key.
 */
export function registerPresenceRoutes(app: FastifyInstance, { db }: BackendContext, model: EntityModel): void {
  app.put(
    "/open-editors/:id",
    {
      config: { ...anyRole, summary: "Reports that a page edits a record, and returns who else does" },
      schema: { body, response: { 200: toResponseSchema(openEditorsSchema) } },
      preValidation: async (request) => rejectNulCharacters(request.body),
    },
    async (request) => {
      const caller = staffCallerOf(request);
      const { userId } = caller;
      const pageId = toPageId(request.params);
      const { entity, recordId } = request.body as OpenRecord;
      requireRead(model, entity, caller);
      const seenAt = sql`now()`;
      await db
        .insert(openEditors)
        .values({ entity, recordId, userId, pageId, seenAt })
        .onConflictDoUpdate({
          target: [openEditors.entity, openEditors.recordId, openEditors.userId, openEditors.pageId],
          set: { seenAt },
        });
      const others = await db
        .selectDistinct({ name: staffUsers.name, username: staffUsers.username })
        .from(openEditors)
        .innerJoin(staffUsers, eq(staffUsers.id, openEditors.userId))
        .where(
          and(
            eq(openEditors.entity, entity),
            eq(openEditors.recordId, recordId),
            ne(openEditors.userId, userId),
            gt(openEditors.seenAt, EDITOR_EXPIRY),
          ),
        )
        .orderBy(staffUsers.name);
      return { others };
    },
  );
  app.delete(
    "/open-editors/:id",
    { config: { ...anyRole, summary: "States that a page no longer edits a record" } },
    async (request, reply) => {
      const { userId } = staffCallerOf(request);
      const isOwn = and(eq(openEditors.userId, userId), eq(openEditors.pageId, toPageId(request.params)));
      await db.delete(openEditors).where(isOwn);
      return reply.code(204).send();
    },
  );
}

function toPageId(params: unknown): string {
  const id = idOf(params);
  if (!isId(id)) {
    throw notFound();
  }
  return id;
}
