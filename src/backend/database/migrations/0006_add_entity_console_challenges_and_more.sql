CREATE TABLE "entity_console_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"password_digest" text,
	"content" text,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "entity_console_recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);

--> statement-breakpoint
CREATE TABLE "entity_console_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret" text,
	"last_step" integer,
	"credential_id" text,
	"public_key" text,
	"counter" bigint,
	"transports" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "entity_console_factors_kind_check" CHECK ("kind" in ('totp', 'passkey'))
);

--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "entity_console_challenges" ADD CONSTRAINT "entity_console_challenges_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_console_recovery_codes" ADD CONSTRAINT "entity_console_recovery_codes_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_console_factors" ADD CONSTRAINT "entity_console_factors_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "entity_console_challenges_user_id_idx" ON "entity_console_challenges" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "entity_console_challenges_expires_at_idx" ON "entity_console_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "entity_console_recovery_codes_user_id_idx" ON "entity_console_recovery_codes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "entity_console_factors_user_id_idx" ON "entity_console_factors" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "entity_console_factors_credential_id_key" ON "entity_console_factors" USING btree ("credential_id");
