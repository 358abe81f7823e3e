CREATE TABLE "entity_console_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"record_id" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "entity_console_notes" ADD CONSTRAINT "entity_console_notes_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "entity_console_notes_record_idx" ON "entity_console_notes" USING btree ("entity","record_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "entity_console_notes_created_at_idx" ON "entity_console_notes" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "entity_console_notes_author_id_idx" ON "entity_console_notes" USING btree ("author_id");
