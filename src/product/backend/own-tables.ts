import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../../../generated/backend/tables.ts";

/** Tables of this product's backend that belong to no entity. */

/** The current activation token of an account, stored as a hash. */
export const activationTokens = pgTable("activation_tokens", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
