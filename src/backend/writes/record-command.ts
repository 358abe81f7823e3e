import { v7 as newId } from "uuid";
import type { Db } from "../database/database.ts";
import { auditEntries } from "../database/own-tables.ts";
import type { AuditEvent } from "./record-audit.ts";

/** Writes an audit entry for a command of an operator, without session and request. */
export async function recordCommand(db: Db, event: Omit<AuditEvent, "user">): Promise<void> {
  const { action, entity, recordId, title, before, after } = event;
  const id = newId();
  await db.insert(auditEntries).values({
    id,
    action,
    entity: entity ?? null,
    recordId: recordId ?? null,
    title: title ?? null,
    username: "command line",
    address: "",
    requestId: id,
    before: before ?? null,
    after: after ?? null,
  });
}
