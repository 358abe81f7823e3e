-- Reviewed: link tables, a million rows take about a second each. Dropped first: a stronger lock later would deadlock with writers.
DROP INDEX "coupon_accounts_account_id_index";
--> statement-breakpoint
DROP INDEX "plan_features_feature_id_index";
--> statement-breakpoint
CREATE INDEX "coupon_accounts_account_id_index" ON "coupon_accounts" USING btree ("account_id","coupon_id");
--> statement-breakpoint
CREATE INDEX "plan_features_feature_id_index" ON "plan_features" USING btree ("feature_id","plan_id");
