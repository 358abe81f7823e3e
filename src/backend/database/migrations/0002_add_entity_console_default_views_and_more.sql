CREATE TABLE "entity_console_default_views" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "entity_console_default_views_user_id_list_pk" PRIMARY KEY("user_id","list")
);

--> statement-breakpoint
CREATE TABLE "entity_console_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"owner_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	"is_team_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "entity_console_editors" (
	"entity" text NOT NULL,
	"record_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entity_console_editors_entity_record_id_user_id_page_id_pk" PRIMARY KEY("entity","record_id","user_id","page_id")
);

--> statement-breakpoint
ALTER TABLE "entity_console_default_views" ADD CONSTRAINT "entity_console_default_views_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_console_default_views" ADD CONSTRAINT "entity_console_default_views_view_id_entity_console_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."entity_console_views"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_console_views" ADD CONSTRAINT "entity_console_views_owner_id_staff_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_console_editors" ADD CONSTRAINT "entity_console_editors_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "entity_console_default_views_view_id_idx" ON "entity_console_default_views" USING btree ("view_id");
--> statement-breakpoint
CREATE INDEX "entity_console_views_list_idx" ON "entity_console_views" USING btree ("list","created_at","id");
--> statement-breakpoint
CREATE INDEX "entity_console_views_owner_id_idx" ON "entity_console_views" USING btree ("owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "entity_console_views_name_key" ON "entity_console_views" USING btree ("owner_id","list","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "entity_console_views_team_default_key" ON "entity_console_views" USING btree ("list") WHERE is_team_default;
--> statement-breakpoint
CREATE INDEX "entity_console_editors_user_id_idx" ON "entity_console_editors" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "entity_console_editors_seen_at_idx" ON "entity_console_editors" USING btree ("seen_at");
