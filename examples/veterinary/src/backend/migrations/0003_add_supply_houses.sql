CREATE TABLE "supply_houses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trading_name" text NOT NULL,
	"parent_supplier_id" uuid,
	"switchboard" text,
	"logo" text,
	"price_list" text,
	"order_until" time,
	"delivery_time" text,
	"discount" numeric(20, 2) DEFAULT 0 NOT NULL,
	"reliability" numeric(20, 3),
	"supplied_forms" text[] DEFAULT '{}' NOT NULL,
	"served_countries" text[] DEFAULT '{}' NOT NULL,
	"delivery_days" double precision[],
	"sale_terms" text,
	"last_rating" double precision,
	"account_manager" text,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supply_houses_supplied_forms_check" CHECK ("supplied_forms" <@ array['tablet', 'injectable', 'syrup', 'ointment'])
);

--> statement-breakpoint
ALTER TABLE "supply_houses" ADD CONSTRAINT "supply_houses_parent_supplier_id_supply_houses_id_fk" FOREIGN KEY ("parent_supplier_id") REFERENCES "public"."supply_houses"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "supply_houses_trading_name_parent_supplier_id_key" ON "supply_houses" USING btree ("trading_name","parent_supplier_id");
--> statement-breakpoint
CREATE INDEX "supply_houses_trading_name_index" ON "supply_houses" USING btree ("trading_name");
--> statement-breakpoint
CREATE INDEX "supply_houses_parent_supplier_id_index" ON "supply_houses" USING btree ("parent_supplier_id");
--> statement-breakpoint
CREATE INDEX "supply_houses_supplied_forms_index" ON "supply_houses" USING btree ("supplied_forms");
