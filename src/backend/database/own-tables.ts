import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** Tables of the backend itself, beside those of a product's entities. */

/** Who signs in. Not an entity: a product need not have users among its data. */
export const staffUsers = pgTable(
  "staff_users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    name: text("name").notNull(),
    /** The hash of it; null while an invitation is not taken up. */
    password: text("password"),
    role: text("role", { enum: ["administrator", "reader"] })
      .notNull()
      .default("administrator"),
    /** Since when nobody can sign in with it; null: it is in use. */
    disabledAt: timestamp("disabled_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("staff_users_role_check", sql.raw("\"role\" in ('administrator', 'reader')")),
    uniqueIndex("staff_users_username_key").on(sql`identity_text(${table.username})`),
  ],
);

/** One-time links with which a staff user sets a password, or the first administrator is made. */
export const staffLinks = pgTable(
  "staff_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    /** Null: whoever opens it becomes the first administrator. */
    userId: uuid("user_id").references(() => staffUsers.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("staff_links_user_id_idx").on(table.userId),
    index("staff_links_expires_at_idx").on(table.expiresAt),
  ],
);

/** Keys with which services of the product call, each for what its scopes name and nothing else. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    /** SHA-256 of the key. */
    hash: text("hash").notNull(),
    /** With spaces between. */
    scopes: text("scopes").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
  },
  (table) => [uniqueIndex("api_keys_name_key").on(sql`identity_text(${table.name})`)],
);

/** Devices and networks from which a staff user has signed in: the limits of an attack elsewhere do not hold there. */
export const trustedDevices = pgTable(
  "known_places",
  {
    /** The hash of a name and a place. */
    key: text("key").primaryKey(),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("known_places_last_at_idx").on(table.lastAt)],
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
    /** To the minute. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull().defaultNow(),
    /** Where it was opened, and with what: the address, and what the browser says of itself. */
    address: text("address"),
    userAgent: text("user_agent"),
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
    /** Of a staff user or an API key. */
    userId: uuid("user_id").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text("request_hash").notNull(),
    /** Null until the write that it belongs to is about to be committed, and once it is forgotten. */
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
    sessionId: uuid("session_id"),
    address: text("address").notNull(),
    requestId: text("request_id").notNull(),
    /** The record's fields before and after it, as the contract's `AuditRow` says. */
    before: jsonb("before"),
    after: jsonb("after"),
  },
  // One for each filter, in the order of the list, so that a page of any of them is read and no more.
  (table) => [
    index("audit_entries_at_id_idx").on(table.at, table.id),
    index("audit_entries_action_at_idx").on(table.action, table.at, table.id),
    index("audit_entries_entity_at_idx").on(table.entity, table.at, table.id),
    index("audit_entries_record_id_at_idx").on(table.recordId, table.at, table.id),
    index("audit_entries_user_id_at_idx").on(table.userId, table.at, table.id),
    index("audit_entries_username_at_idx").on(sql`identity_text(${table.username})`, table.at, table.id),
    index("audit_entries_session_id_at_idx").on(table.sessionId, table.at, table.id),
    index("audit_entries_request_id_idx").on(table.requestId),
  ],
);
