import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { staffUsers } from "./own-tables.ts";

/** Tables of second factors (decision 0088). */

/** Second factors of staff users: authenticator apps (TOTP) and passkeys. */
export const secondFactors = pgTable(
  "entity_console_factors",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["totp", "passkey"] }).notNull(),
    name: text("name").notNull(),
    /** TOTP: the shared secret, encrypted. */
    secret: text("secret"),
    /** TOTP: the time step of the last accepted code. Codes of this step and before are rejected. */
    lastStep: integer("last_step"),
    /** Passkey: id of the credential. */
    credentialId: text("credential_id"),
    publicKey: text("public_key"),
    /** Passkey: number of uses that the authenticator reports; 0 if it does not count. */
    counter: bigint("counter", { mode: "number" }),
    /** Passkey: how a browser reaches the authenticator, separated by commas. */
    transports: text("transports"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [
    check("entity_console_factors_kind_check", sql.raw("\"kind\" in ('totp', 'passkey')")),
    index("entity_console_factors_user_id_idx").on(table.userId),
    uniqueIndex("entity_console_factors_credential_id_key").on(table.credentialId),
  ],
);

/** Recovery codes of staff users. Each replaces a second factor once. */
export const recoveryCodes = pgTable(
  "entity_console_recovery_codes",
  {
    /** SHA-256 of the code, which has 120 random bits. */
    hash: text("hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
  },
  (table) => [index("entity_console_recovery_codes_user_id_idx").on(table.userId)],
);

/** A started sign-in or enrolment, which a second request completes once. */
export const authChallenges = pgTable(
  "entity_console_challenges",
  {
    /** SHA-256 of the token that the second request contains. */
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose").notNull(),
    /** Null if the user is not known yet. */
    userId: uuid("user_id").references(() => staffUsers.id, { onDelete: "cascade" }),
    /** Digest of the password hash that was verified. The password may change before the second request. */
    passwordDigest: text("password_digest"),
    /** The secret to enrol, encrypted, or the challenge that an authenticator signs. */
    content: text("content"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("entity_console_challenges_user_id_idx").on(table.userId),
    index("entity_console_challenges_expires_at_idx").on(table.expiresAt),
  ],
);
