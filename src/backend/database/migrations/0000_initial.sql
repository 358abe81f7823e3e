CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"entity" text,
	"record_id" text,
	"title" text,
	"user_id" uuid,
	"username" text,
	"session_id" uuid,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);

--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
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
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "staff_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "staff_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"password" text,
	"role" text DEFAULT 'administrator' NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_users_role_check" CHECK ("role" in ('administrator', 'reader'))
);

--> statement-breakpoint
CREATE TABLE "known_places" (
	"key" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name_key" ON "api_keys" USING btree (identity_text("name"));
--> statement-breakpoint
CREATE INDEX "attempts_ends_at_idx" ON "attempts" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_action_at_idx" ON "audit_entries" USING btree ("action","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_entity_at_idx" ON "audit_entries" USING btree ("entity","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_record_id_at_idx" ON "audit_entries" USING btree ("record_id","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_user_id_at_idx" ON "audit_entries" USING btree ("user_id","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_username_at_idx" ON "audit_entries" USING btree (identity_text("username"),"at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_session_id_at_idx" ON "audit_entries" USING btree ("session_id","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_request_id_idx" ON "audit_entries" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_parent_id_idx" ON "sessions" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "staff_links_user_id_idx" ON "staff_links" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "staff_links_expires_at_idx" ON "staff_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_users_username_key" ON "staff_users" USING btree (identity_text("username"));
--> statement-breakpoint
CREATE INDEX "known_places_last_at_idx" ON "known_places" USING btree ("last_at");
