import { v7 as newId } from "uuid";
import { commandActor, type OwnAuditedFields, type ownAuditedActions } from "../../contract/audit.ts";
import type { Db } from "../database/database.ts";
import { auditEntries } from "../database/own-tables.ts";
import { toAuditedChange } from "./audited-change.ts";

/** An action of an operator and its object. */
interface CommandEvent {
  readonly action: (typeof ownAuditedActions)[number];
  readonly recordId?: string;
  readonly title?: string;
  /** The record before and after; null if there was or is none. */
  readonly before?: OwnAuditedFields | null;
  readonly after?: OwnAuditedFields | null;
}

/** Writes an audit entry for a command of an operator, without session and request. */
export async function recordCommand(db: Db, event: CommandEvent): Promise<void> {
  const { action, recordId, title, before, after } = event;
  const id = newId();
  await db.insert(auditEntries).values({
    id,
    action,
    recordId: recordId ?? null,
    title: title ?? null,
    username: commandActor,
    address: "",
    requestId: id,
    ...toAuditedChange(before ?? null, after ?? null),
  });
}
