import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { keepers } from "../../generated/backend/tables.ts";

/** The current portal key of a keeper, stored as a hash. */
export const portalKeys = pgTable("portal_keys", {
  keeperId: uuid("keeper_id")
    .primaryKey()
    .references(() => keepers.id, { onDelete: "cascade" }),
  keyHash: text("key_hash").notNull(),
  issuedAt: timestamp("issued_at", { withTimezone: true }).notNull().defaultNow(),
});
