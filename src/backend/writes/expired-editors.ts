import { lt, sql } from "drizzle-orm";
import { EDITOR_EXPIRY_MS } from "../../contract/presence.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { openEditors } from "../database/team-tables.ts";

/** Heartbeats before this time count as those of closed pages. */
export const EDITOR_EXPIRY = sql`now() - ${EDITOR_EXPIRY_MS} * interval '1 millisecond'`;

const { entity, recordId, userId, pageId, seenAt } = openEditors;

/** Heartbeats of pages that were closed without a call. */
export const expiredEditors: ExpiredRows = {
  table: openEditors,
  key: [entity, recordId, userId, pageId],
  where: lt(seenAt, EDITOR_EXPIRY),
  oldestBy: seenAt,
};
