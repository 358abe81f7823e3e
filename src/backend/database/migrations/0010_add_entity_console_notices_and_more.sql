CREATE TABLE "entity_console_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text,
	"user_agent" text,
	"factor" text,
	"name" text,
	"more" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "staff_users" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "entity_console_notices" ADD CONSTRAINT "entity_console_notices_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "entity_console_notices_user_id_idx" ON "entity_console_notices" USING btree ("user_id","at","id");
--> statement-breakpoint
CREATE INDEX "entity_console_notices_at_idx" ON "entity_console_notices" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "entity_console_notices_next_at_idx" ON "entity_console_notices" USING btree ("next_at") WHERE next_at is not null;
