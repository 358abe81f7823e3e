ALTER TABLE "supply_houses" ADD COLUMN "service_rating" integer;
--> statement-breakpoint
CREATE INDEX "supply_houses_service_rating_order" ON "supply_houses" USING btree ("service_rating","id");
