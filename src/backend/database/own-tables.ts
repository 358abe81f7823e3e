import { sql } from "drizzle-orm";
import {
  bigint,
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

/** Tables of the backend itself, in addition to those of a product's entities. */

/** Staff users, who can sign in. Not an entity: a product may have no users in its data. */
export const staffUsers = pgTable(
  "staff_users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    name: text("name").notNull(),
    /** Password hash; null until an invitation is accepted. */
    password: text("password"),
    role: text("role", { enum: ["administrator", "reader"] })
      .notNull()
      .default("administrator"),
    /** Time at which the user was disabled; null: enabled. */
    disabledAt: timestamp("disabled_at", { withTimezone: true }),
    /** Accept-Language of the last sign-in, for mails; null: not known. */
    language: text("language"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("staff_users_role_check", sql.raw("\"role\" in ('administrator', 'reader')")),
    uniqueIndex("staff_users_username_key").on(sql`identity_text(${table.username})`),
  ],
);

/** One-time links with which a staff user sets a password or the first administrator is created. */
export const staffLinks = pgTable(
  "staff_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    /** Null: the link creates the first administrator. */
    userId: uuid("user_id").references(() => staffUsers.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("staff_links_user_id_idx").on(table.userId),
    index("staff_links_expires_at_idx").on(table.expiresAt),
  ],
);

/** API keys for the product's services. A key permits the calls of its scopes only. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    /** SHA-256 of the key. */
    hash: text("hash").notNull(),
    /** Separated by spaces. */
    scopes: text("scopes").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Staff user; null: created by a command. Without a foreign key: the key outlives the user. */
    createdBy: uuid("created_by"),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    /** Precision: one minute. Null: never used. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    /** SHA-256 of the key before its rotation, and the time until which it is still valid. */
    formerHash: text("former_hash"),
    formerUntil: timestamp("former_until", { withTimezone: true }),
  },
  (table) => [uniqueIndex("api_keys_name_key").on(sql`identity_text(${table.name})`)],
);

/**
 * Devices and networks from which a staff user has signed in. They have rate limits of their own. The table keeps its
 * former name: a rename would break a process of the previous version (decision 0094).
 */
export const trustedDevices = pgTable(
  "known_places",
  {
    /** Hash of a username and a device or network. */
    key: text("key").primaryKey(),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("known_places_last_at_idx").on(table.lastAt)],
);

/** A session, from sign-in to sign-out. Its tokens contain its id. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    /** The backend that its tokens are valid for. */
    audience: text("audience").notNull(),
    /** The main session of a content session. The content session ends with it. */
    parentId: uuid("parent_id"),
    /** Number of refresh token rotations. */
    generation: integer("generation").notNull().default(0),
    /** SHA-256 of the current refresh token. */
    refreshHash: text("refresh_hash").notNull(),
    rotatedAt: timestamp("rotated_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** Precision: one minute. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull().defaultNow(),
    /** IP address and user agent of the sign-in. */
    address: text("address"),
    userAgent: text("user_agent"),
    /** Time at which a second factor was verified; null: never. */
    secondFactorAt: timestamp("second_factor_at", { withTimezone: true }),
    /** How the user signed in; null: not known. */
    signedInBy: text("signed_in_by", { enum: ["password", "company"] }),
    /** Time of the last proof of identity: a sign-in, or a confirmation during the session. */
    provedAt: timestamp("proved_at", { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("sessions_signed_in_by_check", sql.raw("\"signed_in_by\" in ('password', 'company')")),
    index("sessions_user_id_idx").on(table.userId),
    index("sessions_parent_id_idx").on(table.parentId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

/** The response to a POST with an Idempotency-Key, for repeated requests. Encrypted, stored for one day. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Staff user or API key. */
    userId: uuid("user_id").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text("request_hash").notNull(),
    /** Null until the write commits, and after the response was deleted. */
    answer: text("answer"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_created_at_idx").on(table.createdAt),
  ],
);

/** Counter of a rate limit, by the hash of its key. */
export const attempts = pgTable(
  "attempts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("attempts_ends_at_idx").on(table.endsAt)],
);

/** Audit entries. Rows are only added. There is no foreign key, because the record may be deleted later. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
    action: text("action").notNull(),
    /** Null for actions on sessions. */
    entity: text("entity"),
    recordId: text("record_id"),
    /** The record's title. */
    title: text("title"),
    userId: uuid("user_id"),
    /** Also set if there is no such user: the name of a rejected sign-in. */
    username: text("username"),
    sessionId: uuid("session_id"),
    address: text("address").notNull(),
    requestId: text("request_id").notNull(),
    /** The record's fields before and after, as in `AuditRow` of the contract. */
    before: jsonb("before"),
    after: jsonb("after"),
  },
  // One index per filter in the order of the list, so that a page reads only its own rows.
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

/** Positions in the server's log after the last write of a caller. Only used with a replica (decision 0099). */
export const callerWrites = pgTable("entity_console_caller_writes", {
  /** Staff user or API key. */
  caller: uuid("caller").primaryKey(),
  /** In bytes. */
  position: bigint("position", { mode: "number" }).notNull(),
});

/** The trash: deleted records with all rows that were deleted with them. */
export const deletedRecords = pgTable(
  "entity_console_deleted_records",
  {
    id: uuid("id").primaryKey(),
    entity: text("entity").notNull(),
    recordId: text("record_id").notNull(),
    title: text("title").notNull(),
    deletedAt: timestamp("deleted_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
    /** Staff user or API key; null if a command deleted the record. */
    userId: uuid("user_id"),
    username: text("username"),
    /** The record as in responses, without secrets. */
    record: jsonb("record").notNull(),
    /** `[{ table, rows }]`, owners before their parts. Rows have the names of their columns. */
    content: jsonb("content").notNull(),
  },
  (table) => [
    index("entity_console_deleted_records_entity_idx").on(table.entity, table.deletedAt, table.id),
    index("entity_console_deleted_records_deleted_at_idx").on(table.deletedAt, table.id),
    index("entity_console_deleted_records_record_idx").on(table.entity, table.recordId),
  ],
);
