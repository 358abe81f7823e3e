import { lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { v7 as newId } from "uuid";
import type { AuditedFields } from "../../contract/audit.ts";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { auditEntries } from "../database/own-tables.ts";
import { toAuditedChange } from "./audited-change.ts";

/** What was done, and to what. */
export interface AuditEvent {
  /** `create`, `update`, `delete`, the name of an action, or what happened to a session: `signIn`. */
  readonly action: string;
  readonly entity?: string | null;
  readonly recordId?: string | null;
  readonly title?: string | null;
  /** Who, where the request's own session does not say. */
  readonly user?: { readonly id: string | null; readonly username: string | null };
  /** The record before and after it, as answers have it; null where there was or is none. */
  readonly before?: AuditedFields | null;
  readonly after?: AuditedFields | null;
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
    sessionId: claims?.sessionId ?? null,
    address: request.ip,
    requestId: request.id,
    ...toAuditedChange(event.before ?? null, event.after ?? null),
  });
}

/** Audit rows older than so many days; none without a number of days. */
export function expiredAudit(days: number | null): readonly ExpiredRows[] {
  const { id, at } = auditEntries;
  return days === null
    ? []
    : [{ table: auditEntries, key: [id], where: lt(at, sql`now() - ${days} * interval '1 day'`), oldestBy: at }];
}
