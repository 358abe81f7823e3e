CREATE INDEX "coupons_expiration_date_index" ON "coupons" USING btree ("expiration_date");
--> statement-breakpoint
CREATE INDEX "plans_recharge_periodicity_index" ON "plans" USING btree ("recharge_periodicity");
