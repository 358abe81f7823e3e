CREATE TABLE "entity_console_audit_links" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"salt" text,
	"content_hash" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "entity_console_audit_queue" (
	"entry_id" uuid PRIMARY KEY NOT NULL
);

--> statement-breakpoint
CREATE INDEX "entity_console_audit_links_entry_id_idx" ON "entity_console_audit_links" USING btree ("entry_id","position");
