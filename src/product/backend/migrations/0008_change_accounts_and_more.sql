DROP INDEX "accounts_status_index";
--> statement-breakpoint
DROP INDEX "accounts_created_at_index";
--> statement-breakpoint
DROP INDEX "accounts_type_index";
--> statement-breakpoint
DROP INDEX "coupons_type_index";
--> statement-breakpoint
DROP INDEX "coupons_distribution_index";
--> statement-breakpoint
DROP INDEX "coupons_expiration_date_index";
--> statement-breakpoint
DROP INDEX "coupons_status_index";
--> statement-breakpoint
DROP INDEX "features_name_index";
--> statement-breakpoint
DROP INDEX "features_code_index";
--> statement-breakpoint
DROP INDEX "features_active_index";
--> statement-breakpoint
DROP INDEX "plans_status_index";
--> statement-breakpoint
DROP INDEX "plans_recommended_index";
--> statement-breakpoint
DROP INDEX "plans_presentation_order_index";
--> statement-breakpoint
DROP INDEX "plans_account_type_index";
--> statement-breakpoint
DROP INDEX "redemptions_created_at_index";
--> statement-breakpoint
CREATE INDEX "accounts_username_order" ON "accounts" USING btree (search_text("username"),"id");
--> statement-breakpoint
CREATE INDEX "accounts_status_order" ON "accounts" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "accounts_created_at_order" ON "accounts" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "accounts_type_order" ON "accounts" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "accounts_amount_order" ON "accounts" USING btree ("amount","id");
--> statement-breakpoint
CREATE INDEX "accounts_principal_user_order" ON "accounts" USING btree ("principal_user","id");
--> statement-breakpoint
CREATE INDEX "coupons_code_order" ON "coupons" USING btree (search_text("code"),"id");
--> statement-breakpoint
CREATE INDEX "coupons_type_order" ON "coupons" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "coupons_distribution_order" ON "coupons" USING btree ("distribution","id");
--> statement-breakpoint
CREATE INDEX "coupons_value_order" ON "coupons" USING btree ("value","id");
--> statement-breakpoint
CREATE INDEX "coupons_expiration_date_order" ON "coupons" USING btree ("expiration_date","id");
--> statement-breakpoint
CREATE INDEX "coupons_usage_count_order" ON "coupons" USING btree ("usage_count","id");
--> statement-breakpoint
CREATE INDEX "coupons_status_order" ON "coupons" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "features_name_order" ON "features" USING btree (search_text("name"),"id");
--> statement-breakpoint
CREATE INDEX "features_code_order" ON "features" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "features_active_order" ON "features" USING btree ("active","id");
--> statement-breakpoint
CREATE INDEX "plans_name_order" ON "plans" USING btree (search_text("name"),"id");
--> statement-breakpoint
CREATE INDEX "plans_status_order" ON "plans" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "plans_recommended_order" ON "plans" USING btree ("recommended","id");
--> statement-breakpoint
CREATE INDEX "plans_default_plan_order" ON "plans" USING btree ("default_plan","id");
--> statement-breakpoint
CREATE INDEX "plans_presentation_order_order" ON "plans" USING btree ("presentation_order","id");
--> statement-breakpoint
CREATE INDEX "plans_account_type_order" ON "plans" USING btree ("account_type","id");
--> statement-breakpoint
CREATE INDEX "plans_initial_credits_order" ON "plans" USING btree ("initial_credits","id");
--> statement-breakpoint
CREATE INDEX "redemptions_created_at_order" ON "redemptions" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "redemptions_code_order" ON "redemptions" USING btree (search_text("code"),"id");
--> statement-breakpoint
CREATE INDEX "redemptions_type_order" ON "redemptions" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "redemptions_value_order" ON "redemptions" USING btree ("value","id");
--> statement-breakpoint
ALTER TABLE "staff_users" ADD CONSTRAINT "staff_users_role_check" CHECK ("role" in ('administrator', 'reader'));
