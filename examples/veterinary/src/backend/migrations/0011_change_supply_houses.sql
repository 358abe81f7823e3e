CREATE INDEX "supply_houses_warehouse__town_index" ON "supply_houses" USING btree ((("warehouse"->>'town')));
--> statement-breakpoint
CREATE INDEX "supply_houses_warehouse__town_order" ON "supply_houses" USING btree (search_text(("warehouse"->>'town')),"id");
--> statement-breakpoint
CREATE INDEX "supply_houses_warehouse__country_index" ON "supply_houses" USING btree ((("warehouse"->>'country')));
