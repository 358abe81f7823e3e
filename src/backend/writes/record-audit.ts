import { lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { v7 as newId } from "uuid";
import type { AuditedFields } from "../../contract/audit.ts";
import { auditLinks } from "../database/audit-tables.ts";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { insertRows } from "../database/many-rows.ts";
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

/** The request of an entry. For a job, the id is that of the job. */
export type AuditSource = Pick<FastifyRequest, "id" | "ip"> & {
  readonly claims: { readonly userId: string; readonly username: string; readonly sessionId: string | null } | null;
};

const MAX_TEXT = 254;

/** Writes an audit entry in the transaction of the write. */
export async function recordAudit(db: Db, request: AuditSource, event: AuditEvent): Promise<void> {
  await db.insert(auditEntries).values(toEntry(request, event));
}

/** Writes the audit entries of many records by one statement. */
export async function recordAudits(db: Db, request: AuditSource, events: readonly AuditEvent[]): Promise<void> {
  if (events.length > 0) {
    await insertRows(
      db,
      auditEntries,
      events.map((event) => toEntry(request, event)),
    );
  }
}

function toEntry(request: AuditSource, event: AuditEvent) {
  const { claims } = request;
  const user = event.user ?? { id: claims?.userId ?? null, username: claims?.username ?? null };
  return {
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
  };
}

/**
 * The links before the first one that is not as old or still has its entry. The last link of a first sealing among them
 * stays: it shows that the chain was not cut further, and a chain never becomes empty.
 */
function expiredLinks(days: number): ExpiredRows {
  const { position } = auditLinks;
  const end = sql`select l.position from ${auditLinks} l
    where l.at >= now() - ${days} * interval '1 day'
      or exists (select 1 from ${auditEntries} e where e.id = l.entry_id)
    order by l.position limit 1`;
  const kept = sql`select l.position from ${auditLinks} l
    where l.reason = 'entry' and l.position < coalesce((${end}), 9007199254740991)
    order by l.position desc limit 1`;
  return { table: auditLinks, key: [position], where: sql`${position} < (${kept})`, oldestBy: position };
}

/** Audit entries older than the given number of days, and their links; none without a number. */
export function expiredAudit(days: number | null): readonly ExpiredRows[] {
  const { id, at } = auditEntries;
  return days === null
    ? []
    : [
        { table: auditEntries, key: [id], where: lt(at, sql`now() - ${days} * interval '1 day'`), oldestBy: at },
        expiredLinks(days),
      ];
}
