import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Tables that show later changes of audit entries (decision 0093). */

/** Entries that are not sealed yet. A trigger adds each new entry. */
export const auditQueue = pgTable("entity_console_audit_queue", { entryId: uuid("entry_id").primaryKey() });

/** The hash chain of audit entries: a link per entry, and another one after personal data was erased from it. */
export const auditLinks = pgTable(
  "entity_console_audit_links",
  {
    /** 1, 2, 3, … without gaps. */
    position: bigint("position", { mode: "number" }).primaryKey(),
    entryId: uuid("entry_id").notNull(),
    /** Time of the entry. */
    at: timestamp("at", { withTimezone: true, mode: "string" }).notNull(),
    /** `entry` or `erased`. */
    reason: text("reason").notNull(),
    /** Part of `contentHash`; null after the content was erased, so that nobody can guess it. */
    salt: text("salt"),
    /** SHA-256 of the entry and the salt. */
    contentHash: text("content_hash").notNull(),
    /** Hash of the previous link. */
    previous: text("previous").notNull(),
    /** SHA-256 of all of the above but the salt. */
    hash: text("hash").notNull(),
  },
  (table) => [index("entity_console_audit_links_entry_id_idx").on(table.entryId, table.position)],
);
