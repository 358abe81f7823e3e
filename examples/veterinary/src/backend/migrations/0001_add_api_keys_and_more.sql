ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_staff_users_id_fk";

--> statement-breakpoint
DROP INDEX "audit_entries_at_idx";
--> statement-breakpoint
DROP INDEX "audit_entries_record_id_idx";
--> statement-breakpoint
DROP INDEX "audit_entries_username_idx";
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "known_places" (
	"key" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "staff_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "staff_users" ALTER COLUMN "password" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "session_id" uuid;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "before" jsonb;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "after" jsonb;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;
--> statement-breakpoint
ALTER TABLE "staff_users" ADD COLUMN "role" text DEFAULT 'administrator' NOT NULL;
--> statement-breakpoint
ALTER TABLE "staff_users" ADD COLUMN "disabled_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name_key" ON "api_keys" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "known_places_last_at_idx" ON "known_places" USING btree ("last_at");
--> statement-breakpoint
CREATE INDEX "staff_links_user_id_idx" ON "staff_links" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "staff_links_expires_at_idx" ON "staff_links" USING btree ("expires_at");
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
CREATE INDEX "audit_entries_username_at_idx" ON "audit_entries" USING btree ("username","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_session_id_at_idx" ON "audit_entries" USING btree ("session_id","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_request_id_idx" ON "audit_entries" USING btree ("request_id");
