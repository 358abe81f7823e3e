-- Reviewed: link tables, a million rows take about a second each. The old indexes serve lists until the new ones are ready.
ALTER INDEX "coupon_accounts_account_id_index" RENAME TO "coupon_accounts_account_id_index_old";
--> statement-breakpoint
ALTER INDEX "plan_features_feature_id_index" RENAME TO "plan_features_feature_id_index_old";
--> statement-breakpoint
CREATE INDEX "coupon_accounts_account_id_index" ON "coupon_accounts" USING btree ("account_id","coupon_id");
--> statement-breakpoint
CREATE INDEX "plan_features_feature_id_index" ON "plan_features" USING btree ("feature_id","plan_id");
--> statement-breakpoint
DROP INDEX "coupon_accounts_account_id_index_old";
--> statement-breakpoint
DROP INDEX "plan_features_feature_id_index_old";
