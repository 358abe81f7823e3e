CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password" text,
	"presentation" text,
	"image" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"type" text DEFAULT 'individual' NOT NULL,
	"plan_id" uuid,
	"plan_payment" uuid,
	"amount" numeric(15, 2),
	"principal_user" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "accounts_status_check" CHECK ("status" in ('active', 'inactive', 'pending', 'suspended')),
	CONSTRAINT "accounts_type_check" CHECK ("type" in ('individual', 'business'))
);

--> statement-breakpoint
CREATE TABLE "coupon_accounts" (
	"coupon_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_accounts_coupon_id_account_id_pk" PRIMARY KEY("coupon_id","account_id")
);

--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"type" text DEFAULT 'credits' NOT NULL,
	"distribution" text DEFAULT 'public' NOT NULL,
	"value" double precision NOT NULL,
	"expiration_date" date,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"usage_limit" integer,
	"status" text DEFAULT 'active' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupons_type_check" CHECK ("type" in ('credits', 'discount')),
	CONSTRAINT "coupons_distribution_check" CHECK ("distribution" in ('individual', 'public')),
	CONSTRAINT "coupons_status_check" CHECK ("status" in ('active', 'inactive', 'pending', 'suspended'))
);

--> statement-breakpoint
CREATE TABLE "features" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"code" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "features_code_check" CHECK ("code" in ('question-generate', 'question-correction', 'essay', 'hosted-documents', 'inline-documents', 'student-module', 'question-database', 'presentation-creation'))
);

--> statement-breakpoint
CREATE TABLE "plan_features" (
	"plan_id" uuid NOT NULL,
	"feature_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_features_plan_id_feature_id_pk" PRIMARY KEY("plan_id","feature_id")
);

--> statement-breakpoint
CREATE TABLE "plan_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'active' NOT NULL,
	"periodicity" text DEFAULT 'monthly' NOT NULL,
	"price" numeric(15, 2) DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'BRL' NOT NULL,
	"plan_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plan_payments_status_check" CHECK ("status" in ('active', 'inactive', 'pending', 'suspended')),
	CONSTRAINT "plan_payments_periodicity_check" CHECK ("periodicity" in ('on-demand', 'monthly', 'yearly'))
);

--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'active' NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"default_plan" boolean DEFAULT false NOT NULL,
	"presentation_order" integer DEFAULT 0 NOT NULL,
	"account_type" text DEFAULT 'individual' NOT NULL,
	"has_teacher" boolean DEFAULT false NOT NULL,
	"has_administrator" boolean DEFAULT false NOT NULL,
	"cost_subjective" integer DEFAULT 0 NOT NULL,
	"cost_multiple_choice" integer DEFAULT 0 NOT NULL,
	"cost_true_or_false" integer DEFAULT 0 NOT NULL,
	"cost_essay" integer DEFAULT 0 NOT NULL,
	"cost_explanation" integer DEFAULT 0 NOT NULL,
	"cost_resume" integer DEFAULT 0 NOT NULL,
	"cost_inline_document" integer DEFAULT 0 NOT NULL,
	"initial_credits" integer DEFAULT 0 NOT NULL,
	"credit_recharge" integer DEFAULT 0 NOT NULL,
	"recharge_periodicity" text DEFAULT 'monthly' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plans_status_check" CHECK ("status" in ('active', 'inactive', 'pending', 'suspended')),
	CONSTRAINT "plans_account_type_check" CHECK ("account_type" in ('individual', 'business')),
	CONSTRAINT "plans_recharge_periodicity_check" CHECK ("recharge_periodicity" in ('on-demand', 'monthly', 'yearly'))
);

--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"presentation" text,
	"user_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password" text,
	"revision" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "activation_tokens" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"parent_id" uuid,
	"generation" integer DEFAULT 0 NOT NULL,
	"refresh_hash" text NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_plan_payment_plan_payments_id_fk" FOREIGN KEY ("plan_payment") REFERENCES "public"."plan_payments"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_accounts" ADD CONSTRAINT "coupon_accounts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_accounts" ADD CONSTRAINT "coupon_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_features" ADD CONSTRAINT "plan_features_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_features" ADD CONSTRAINT "plan_features_feature_id_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."features"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activation_tokens" ADD CONSTRAINT "activation_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username_key" ON "accounts" USING btree ("username");
--> statement-breakpoint
CREATE INDEX "accounts_status_index" ON "accounts" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "accounts_created_at_index" ON "accounts" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "accounts_type_index" ON "accounts" USING btree ("type");
--> statement-breakpoint
CREATE INDEX "accounts_plan_id_index" ON "accounts" USING btree ("plan_id");
--> statement-breakpoint
CREATE INDEX "accounts_plan_payment_index" ON "accounts" USING btree ("plan_payment");
--> statement-breakpoint
CREATE INDEX "coupon_accounts_account_id_index" ON "coupon_accounts" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "coupons_type_index" ON "coupons" USING btree ("type");
--> statement-breakpoint
CREATE INDEX "coupons_distribution_index" ON "coupons" USING btree ("distribution");
--> statement-breakpoint
CREATE INDEX "coupons_status_index" ON "coupons" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "features_name_index" ON "features" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "features_code_index" ON "features" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "features_active_index" ON "features" USING btree ("active");
--> statement-breakpoint
CREATE INDEX "plan_features_feature_id_index" ON "plan_features" USING btree ("feature_id");
--> statement-breakpoint
CREATE INDEX "plan_payments_plan_id_index" ON "plan_payments" USING btree ("plan_id");
--> statement-breakpoint
CREATE INDEX "plans_status_index" ON "plans" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "plans_recommended_index" ON "plans" USING btree ("recommended");
--> statement-breakpoint
CREATE INDEX "plans_presentation_order_index" ON "plans" USING btree ("presentation_order");
--> statement-breakpoint
CREATE INDEX "plans_account_type_index" ON "plans" USING btree ("account_type");
--> statement-breakpoint
CREATE INDEX "teachers_user_id_index" ON "teachers" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_parent_id_idx" ON "sessions" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
