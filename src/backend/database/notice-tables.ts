import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { staffUsers } from "./own-tables.ts";

/** The outbox of notices (decision 0096). */

/** Notices to staff users about sign-ins and changed factors. Each is written in the transaction of its cause. */
export const staffNotices = pgTable(
  "entity_console_notices",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** Network address and user agent of the cause; null if it was not a call of the user. */
    address: text("address"),
    userAgent: text("user_agent"),
    /** Kind of the changed second factor, and name of it or of the changed API key. */
    factor: text("factor"),
    name: text("name"),
    /** Number of further causes that were counted here. */
    more: integer("more").notNull().default(0),
    /** Time of the next attempt to send a mail; null: none, because it was sent or given up, or nobody wants one. */
    nextAt: timestamp("next_at", { withTimezone: true }),
    /** Number of attempts. */
    attempts: integer("attempts").notNull().default(0),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (table) => [
    index("entity_console_notices_user_id_idx").on(table.userId, table.at, table.id),
    index("entity_console_notices_at_idx").on(table.at, table.id),
    index("entity_console_notices_next_at_idx").on(table.nextAt).where(sql`next_at is not null`),
  ],
);
