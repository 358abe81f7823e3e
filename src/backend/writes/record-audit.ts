import { lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { v7 as newId } from "uuid";
import type { AuditedFields } from "../../contract/audit.ts";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { auditEntries } from "../database/own-tables.ts";
import { toAuditedChange } from "./audited-change.ts";

/** An action and its object. */
export interface AuditEvent {
  /** `create`, `update`, `delete`, the name of an action, or a session event such as `signIn`. */
  readonly action: string;
  readonly entity?: string | null;
  readonly recordId?: string | null;
  readonly title?: string | null;
  /** The user, if it is not the one of the request's session. */
  readonly user?: { readonly id: string | null; readonly username: string | null };
  /** The record before and after, as in responses; null if there was or is none. */
  readonly before?: AuditedFields | null;
  readonly after?: AuditedFields | null;
}

const MAX_TEXT = 254;

/** Writes an audit entry in the transaction of the write. */
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

/** Audit entries older than the given number of days; none without a number. */
export function expiredAudit(days: number | null): readonly ExpiredRows[] {
  const { id, at } = auditEntries;
  return days === null
    ? []
    : [{ table: auditEntries, key: [id], where: lt(at, sql`now() - ${days} * interval '1 day'`), oldestBy: at }];
}
