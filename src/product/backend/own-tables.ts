import { bigint, boolean, date, index, integer, numeric, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
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

/**
 * The ledger of recurring revenue: one row for each change of an account's revenue in a currency (decision 0076).
 * Database triggers write it in the transaction of the change, and reject changes of its rows. It has no foreign keys:
 * rows of deleted accounts and plans remain.
 */
export const revenueMovements = pgTable(
  "revenue_movements",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid("account_id").notNull(),
    currency: text("currency").notNull(),
    /** `MovementKind` of the contract. */
    kind: text("kind").notNull(),
    /** `MovementCause` of the contract. */
    cause: text("cause").notNull(),
    effectiveAt: timestamp("effective_at", { withTimezone: true, mode: "string" }).notNull(),
    recordedAt: timestamp("recorded_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
    /** Amounts per year, so that a twelfth loses no fraction. */
    beforeYear: numeric("before_year", { precision: 19, scale: 2, mode: "number" }).notNull(),
    afterYear: numeric("after_year", { precision: 19, scale: 2, mode: "number" }).notNull(),
    /** Null without revenue, as the period. */
    beforePlan: uuid("before_plan"),
    afterPlan: uuid("after_plan"),
    beforePeriodicity: text("before_periodicity"),
    afterPeriodicity: text("after_periodicity"),
    ruleVersion: integer("rule_version").notNull().default(1),
  },
  (table) => [
    index("revenue_movements_account_id_idx").on(table.accountId, table.currency, table.id),
    index("revenue_movements_effective_at_idx").on(table.effectiveAt),
  ],
);

/**
 * The credits that each coupon could still grant: one row for each change (decision 0098). Database triggers write it, as
 * they write `revenue_movements`. The last day is part of the state, so that expiry needs no row.
 */
export const couponCreditStates = pgTable(
  "coupon_credit_states",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    couponId: uuid("coupon_id").notNull(),
    code: text("code").notNull(),
    /** 0 if the coupon cannot be redeemed, or has no usage limit. */
    credits: numeric("credits", { precision: 21, scale: 2, mode: "number" }).notNull(),
    isUnlimited: boolean("is_unlimited").notNull(),
    lastDay: date("last_day", { mode: "string" }),
    effectiveAt: timestamp("effective_at", { withTimezone: true, mode: "string" }).notNull(),
    recordedAt: timestamp("recorded_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
  },
  (table) => [index("coupon_credit_states_coupon_id_idx").on(table.couponId, table.id)],
);
