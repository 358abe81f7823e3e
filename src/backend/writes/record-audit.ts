import type { FastifyRequest } from "fastify";
import { v7 as newId } from "uuid";
import type { Db } from "../database/database.ts";
import { auditEntries } from "../database/own-tables.ts";

/** What was done, and to what. */
export interface AuditEvent {
  /** `create`, `update`, `delete`, the name of an action, or what happened to a session: `signIn`. */
  readonly action: string;
  readonly entity?: string | null;
  readonly recordId?: string | null;
  readonly title?: string | null;
  /** Who, where the request's own session does not say. */
  readonly user?: { readonly id: string | null; readonly username: string | null };
}

const MAX_TEXT = 254;

/** Writes an entry of the audit trail, in the transaction of the write itself: there is never one without the other. */
export async function recordAudit(db: Db, request: FastifyRequest, event: AuditEvent): Promise<void> {
  const { claims } = request;
  const user = event.user ?? { id: claims?.userId ?? null, username: claims?.username ?? null };
  await db.insert(auditEntries).values({
    id: newId(),
    action: event.action,
    entity: event.entity ?? null,
    recordId: event.recordId ?? null,
    title: event.title?.slice(0, MAX_TEXT) ?? null,
    userId: user.id,
    username: user.username?.slice(0, MAX_TEXT) ?? null,
    address: request.ip,
    requestId: request.id,
  });
}
