import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts, users } from "../../../generated/backend/tables.ts";

/** Tables of the backend itself, beside the generated ones. No entity of the product has them. */

/** A sign-in, from its first token to its sign-out. Its tokens carry its id. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Which backend its tokens are for. */
    audience: text("audience").notNull(),
    /** The main session that a content session was opened from, and ends with. */
    parentId: uuid("parent_id"),
    /** How often its refresh token has been changed. */
    generation: integer("generation").notNull().default(0),
    /** SHA-256 of the refresh token in force. */
    refreshHash: text("refresh_hash").notNull(),
    rotatedAt: timestamp("rotated_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("sessions_user_id_idx").on(table.userId),
    index("sessions_parent_id_idx").on(table.parentId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

/** The token in force with which an account is activated; kept as a hash. */
export const activationTokens = pgTable("activation_tokens", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
