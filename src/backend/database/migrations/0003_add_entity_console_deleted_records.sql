CREATE TABLE "entity_console_deleted_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"record_id" text NOT NULL,
	"title" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"username" text,
	"record" jsonb NOT NULL,
	"content" jsonb NOT NULL
);

--> statement-breakpoint
CREATE INDEX "entity_console_deleted_records_entity_idx" ON "entity_console_deleted_records" USING btree ("entity","deleted_at","id");
--> statement-breakpoint
CREATE INDEX "entity_console_deleted_records_deleted_at_idx" ON "entity_console_deleted_records" USING btree ("deleted_at","id");
--> statement-breakpoint
CREATE INDEX "entity_console_deleted_records_record_idx" ON "entity_console_deleted_records" USING btree ("entity","record_id");
