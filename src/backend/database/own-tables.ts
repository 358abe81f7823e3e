import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Tables of the backend itself, beside those of a product's entities. */

/** Who signs in. Not an entity: a product need not have users among its data. */
export const staffUsers = pgTable(
  "staff_users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    name: text("name").notNull(),
    /** The hash of it. */
    password: text("password").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("staff_users_username_key").on(table.username)],
);

/** A sign-in, from its first token to its sign-out. Its tokens carry its id. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
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

/** The answer to a POST with an Idempotency-Key, for the client that repeats it; stored for a day, encrypted. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text("request_hash").notNull(),
    /** Null until the write that it belongs to is about to be committed. */
    answer: text("answer"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_created_at_idx").on(table.createdAt),
  ],
);

/** How often something was tried in a minute, by the hash of who and what. */
export const attempts = pgTable(
  "attempts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("attempts_ends_at_idx").on(table.endsAt)],
);

/** Who did what, and when. Rows are added, and never changed. No reference: what it names may be gone. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
    action: text("action").notNull(),
    /** Null where the action is of a session. */
    entity: text("entity"),
    recordId: text("record_id"),
    /** What the record was called. */
    title: text("title"),
    userId: uuid("user_id"),
    /** Also where there is no such user: the name that a refused sign-in was tried with. */
    username: text("username"),
    address: text("address").notNull(),
    requestId: text("request_id").notNull(),
  },
  (table) => [
    index("audit_entries_at_idx").on(table.at),
    index("audit_entries_record_id_idx").on(table.recordId),
    index("audit_entries_username_idx").on(table.username, table.at),
  ],
);
