// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    password: text("password"),
    presentation: text("presentation"),
    image: text("image"),
    status: text("status", { enum: ["active", "inactive", "pending", "suspended"] }).notNull().default("pending"),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true, mode: "string" }).notNull(),
    type: text("type", { enum: ["individual", "business"] }).notNull().default("individual"),
    planId: uuid("plan_id").references((): AnyPgColumn => plans.id, { onDelete: "restrict" }),
    planPayment: uuid("plan_payment").references((): AnyPgColumn => planPayments.id, { onDelete: "restrict" }),
    amount: numeric("amount", { precision: 15, scale: 2, mode: "number" }),
    principalUser: boolean("principal_user").notNull().default(false),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("accounts_status_check", sql.raw("\"status\" in ('active', 'inactive', 'pending', 'suspended')")),
    check("accounts_type_check", sql.raw("\"type\" in ('individual', 'business')")),
    uniqueIndex("accounts_username_key").on(sql`identity_text(${table.username})`),
    index("accounts_status_index").on(table.status),
    index("accounts_type_index").on(table.type),
    index("accounts_plan_id_index").on(table.planId),
    index("accounts_plan_payment_index").on(table.planPayment),
    index("accounts_email_identity").on(sql`identity_text(${table.email})`),
    index("accounts_username_order").on(sql`sort_text(${table.username}) collate "C"`, table.id),
    index("accounts_status_order").on(sql`array_position(array['active', 'inactive', 'pending', 'suspended']::text[], ${table.status})`, table.id),
    index("accounts_created_at_order").on(table.createdAt, table.id),
    index("accounts_type_order").on(sql`array_position(array['individual', 'business']::text[], ${table.type})`, table.id),
    index("accounts_amount_order").on(table.amount, table.id),
    index("accounts_principal_user_order").on(table.principalUser, table.id),
    index("accounts_username_trigrams").using("gin", sql`search_text(${table.username}) gin_trgm_ops`),
    index("accounts_email_trigrams").using("gin", sql`search_text(${table.email}) gin_trgm_ops`),
  ],
);

export const coupons = pgTable(
  "coupons",
  {
    id: uuid("id").primaryKey(),
    code: text("code").notNull(),
    type: text("type", { enum: ["credits", "discount"] }).notNull().default("credits"),
    distribution: text("distribution", { enum: ["individual", "public"] }).notNull().default("public"),
    value: doublePrecision("value").notNull(),
    expirationDate: date("expiration_date", { mode: "string" }),
    usageCount: integer("usage_count").notNull().default(0),
    usageLimit: integer("usage_limit"),
    oncePerAccount: boolean("once_per_account").notNull().default(false),
    status: text("status", { enum: ["active", "inactive", "pending", "suspended"] }).notNull().default("active"),
    batch: text("batch"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("coupons_type_check", sql.raw("\"type\" in ('credits', 'discount')")),
    check("coupons_distribution_check", sql.raw("\"distribution\" in ('individual', 'public')")),
    check("coupons_status_check", sql.raw("\"status\" in ('active', 'inactive', 'pending', 'suspended')")),
    uniqueIndex("coupons_code_key").on(sql`identity_text(${table.code})`),
    index("coupons_type_index").on(table.type),
    index("coupons_distribution_index").on(table.distribution),
    index("coupons_status_index").on(table.status),
    index("coupons_code_order").on(sql`sort_text(${table.code}) collate "C"`, table.id),
    index("coupons_type_order").on(sql`array_position(array['credits', 'discount']::text[], ${table.type})`, table.id),
    index("coupons_distribution_order").on(sql`array_position(array['individual', 'public']::text[], ${table.distribution})`, table.id),
    index("coupons_value_order").on(table.value, table.id),
    index("coupons_expiration_date_order").on(table.expirationDate, table.id),
    index("coupons_usage_count_order").on(table.usageCount, table.id),
    index("coupons_status_order").on(sql`array_position(array['active', 'inactive', 'pending', 'suspended']::text[], ${table.status})`, table.id),
    index("coupons_code_trigrams").using("gin", sql`search_text(${table.code}) gin_trgm_ops`),
    index("coupons_batch_trigrams").using("gin", sql`search_text(${table.batch}) gin_trgm_ops`),
  ],
);

export const features = pgTable(
  "features",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    description: text("description"),
    code: text("code", { enum: [
      "question-generate",
      "question-correction",
      "essay",
      "hosted-documents",
      "inline-documents",
      "student-module",
      "question-database",
      "presentation-creation",
    ] }).notNull(),
    active: boolean("active").notNull().default(true),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("features_code_check", sql.raw("\"code\" in ('question-generate', 'question-correction', 'essay', 'hosted-documents', 'inline-documents', 'student-module', 'question-database', 'presentation-creation')")),
    index("features_code_index").on(table.code),
    index("features_name_order").on(sql`sort_text(${table.name}) collate "C"`, table.id),
    index("features_code_order").on(sql`array_position(array['question-generate', 'question-correction', 'essay', 'hosted-documents', 'inline-documents', 'student-module', 'question-database', 'presentation-creation']::text[], ${table.code})`, table.id),
    index("features_active_order").on(table.active, table.id),
    index("features_name_trigrams").using("gin", sql`search_text(${table.name}) gin_trgm_ops`),
    index("features_description_trigrams").using("gin", sql`search_text(${table.description}) gin_trgm_ops`),
  ],
);

export const plans = pgTable(
  "plans",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    description: text("description"),
    status: text("status", { enum: ["active", "inactive", "pending", "suspended"] }).notNull().default("active"),
    recommended: boolean("recommended").notNull().default(false),
    defaultPlan: boolean("default_plan").notNull().default(false),
    presentationOrder: integer("presentation_order").notNull().default(0),
    accountType: text("account_type", { enum: ["individual", "business"] }).notNull().default("individual"),
    hasTeacher: boolean("has_teacher").notNull().default(false),
    hasAdministrator: boolean("has_administrator").notNull().default(false),
    costSubjective: integer("cost_subjective").notNull().default(0),
    costMultipleChoice: integer("cost_multiple_choice").notNull().default(0),
    costTrueOrFalse: integer("cost_true_or_false").notNull().default(0),
    costEssay: integer("cost_essay").notNull().default(0),
    costExplanation: integer("cost_explanation").notNull().default(0),
    costResume: integer("cost_resume").notNull().default(0),
    costInlineDocument: integer("cost_inline_document").notNull().default(0),
    initialCredits: integer("initial_credits").notNull().default(0),
    creditRecharge: integer("credit_recharge").notNull().default(0),
    rechargePeriodicity: text("recharge_periodicity", { enum: ["on-demand", "monthly", "yearly"] }).notNull().default("monthly"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("plans_status_check", sql.raw("\"status\" in ('active', 'inactive', 'pending', 'suspended')")),
    check("plans_account_type_check", sql.raw("\"account_type\" in ('individual', 'business')")),
    check("plans_recharge_periodicity_check", sql.raw("\"recharge_periodicity\" in ('on-demand', 'monthly', 'yearly')")),
    index("plans_status_index").on(table.status),
    index("plans_account_type_index").on(table.accountType),
    index("plans_recharge_periodicity_index").on(table.rechargePeriodicity),
    index("plans_name_order").on(sql`sort_text(${table.name}) collate "C"`, table.id),
    index("plans_status_order").on(sql`array_position(array['active', 'inactive', 'pending', 'suspended']::text[], ${table.status})`, table.id),
    index("plans_recommended_order").on(table.recommended, table.id),
    index("plans_default_plan_order").on(table.defaultPlan, table.id),
    index("plans_presentation_order_order").on(table.presentationOrder, table.id),
    index("plans_account_type_order").on(sql`array_position(array['individual', 'business']::text[], ${table.accountType})`, table.id),
    index("plans_initial_credits_order").on(table.initialCredits, table.id),
    index("plans_name_trigrams").using("gin", sql`search_text(${table.name}) gin_trgm_ops`),
    index("plans_description_trigrams").using("gin", sql`search_text(${table.description}) gin_trgm_ops`),
  ],
);

export const planPayments = pgTable(
  "plan_payments",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    description: text("description"),
    status: text("status", { enum: ["active", "inactive", "pending", "suspended"] }).notNull().default("active"),
    periodicity: text("periodicity", { enum: ["on-demand", "monthly", "yearly"] }).notNull().default("monthly"),
    price: numeric("price", { precision: 15, scale: 2, mode: "number" }).notNull().default(0),
    currency: text("currency").notNull().default("BRL"),
    planId: uuid("plan_id").notNull().references((): AnyPgColumn => plans.id, { onDelete: "cascade" }),
    position: integer("position").notNull().default(0),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("plan_payments_status_check", sql.raw("\"status\" in ('active', 'inactive', 'pending', 'suspended')")),
    check("plan_payments_periodicity_check", sql.raw("\"periodicity\" in ('on-demand', 'monthly', 'yearly')")),
    index("plan_payments_plan_id_index").on(table.planId),
  ],
);

export const redemptions = pgTable(
  "redemptions",
  {
    id: uuid("id").primaryKey(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull(),
    code: text("code").notNull(),
    couponId: uuid("coupon_id").notNull().references((): AnyPgColumn => coupons.id, { onDelete: "restrict" }),
    accountId: uuid("account_id").notNull().references((): AnyPgColumn => accounts.id, { onDelete: "restrict" }),
    type: text("type", { enum: ["credits", "discount"] }).notNull(),
    value: doublePrecision("value").notNull().default(0),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("redemptions_type_check", sql.raw("\"type\" in ('credits', 'discount')")),
    index("redemptions_coupon_id_index").on(table.couponId),
    index("redemptions_account_id_index").on(table.accountId),
    index("redemptions_created_at_order").on(table.createdAt, table.id),
    index("redemptions_code_order").on(sql`sort_text(${table.code}) collate "C"`, table.id),
    index("redemptions_type_order").on(sql`array_position(array['credits', 'discount']::text[], ${table.type})`, table.id),
    index("redemptions_value_order").on(table.value, table.id),
    index("redemptions_code_trigrams").using("gin", sql`search_text(${table.code}) gin_trgm_ops`),
  ],
);

export const teachers = pgTable(
  "teachers",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    presentation: text("presentation"),
    userId: uuid("user_id").notNull().references((): AnyPgColumn => users.id, { onDelete: "restrict" }),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    index("teachers_user_id_index").on(table.userId),
  ],
);

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    password: text("password"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    uniqueIndex("users_username_key").on(sql`identity_text(${table.username})`),
  ],
);

export const couponAccounts = pgTable(
  "coupon_accounts",
  {
    couponId: uuid("coupon_id").notNull().references((): AnyPgColumn => coupons.id, { onDelete: "cascade" }),
    accountId: uuid("account_id").notNull().references((): AnyPgColumn => accounts.id, { onDelete: "restrict" }),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.accountId] }),
    index("coupon_accounts_account_id_index").on(table.accountId, table.couponId),
  ],
);

export const planFeatures = pgTable(
  "plan_features",
  {
    planId: uuid("plan_id").notNull().references((): AnyPgColumn => plans.id, { onDelete: "cascade" }),
    featureId: uuid("feature_id").notNull().references((): AnyPgColumn => features.id, { onDelete: "restrict" }),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.featureId] }),
    index("plan_features_feature_id_index").on(table.featureId, table.planId),
  ],
);
