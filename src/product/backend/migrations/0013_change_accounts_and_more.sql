DROP INDEX "accounts_username_order";
--> statement-breakpoint
DROP INDEX "accounts_status_order";
--> statement-breakpoint
DROP INDEX "accounts_type_order";
--> statement-breakpoint
DROP INDEX "coupons_code_order";
--> statement-breakpoint
DROP INDEX "coupons_type_order";
--> statement-breakpoint
DROP INDEX "coupons_distribution_order";
--> statement-breakpoint
DROP INDEX "coupons_status_order";
--> statement-breakpoint
DROP INDEX "features_name_order";
--> statement-breakpoint
DROP INDEX "features_code_order";
--> statement-breakpoint
DROP INDEX "plans_name_order";
--> statement-breakpoint
DROP INDEX "plans_status_order";
--> statement-breakpoint
DROP INDEX "plans_account_type_order";
--> statement-breakpoint
DROP INDEX "redemptions_code_order";
--> statement-breakpoint
DROP INDEX "redemptions_type_order";
--> statement-breakpoint
CREATE INDEX "accounts_status_index" ON "accounts" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "accounts_type_index" ON "accounts" USING btree ("type");
--> statement-breakpoint
CREATE INDEX "coupons_type_index" ON "coupons" USING btree ("type");
--> statement-breakpoint
CREATE INDEX "coupons_distribution_index" ON "coupons" USING btree ("distribution");
--> statement-breakpoint
CREATE INDEX "coupons_status_index" ON "coupons" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "features_code_index" ON "features" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "plans_status_index" ON "plans" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "plans_account_type_index" ON "plans" USING btree ("account_type");
--> statement-breakpoint
CREATE INDEX "accounts_username_order" ON "accounts" USING btree (sort_text("username") collate "C","id");
--> statement-breakpoint
CREATE INDEX "accounts_status_order" ON "accounts" USING btree (array_position(array['active', 'inactive', 'pending', 'suspended']::text[], "status"),"id");
--> statement-breakpoint
CREATE INDEX "accounts_type_order" ON "accounts" USING btree (array_position(array['individual', 'business']::text[], "type"),"id");
--> statement-breakpoint
CREATE INDEX "coupons_code_order" ON "coupons" USING btree (sort_text("code") collate "C","id");
--> statement-breakpoint
CREATE INDEX "coupons_type_order" ON "coupons" USING btree (array_position(array['credits', 'discount']::text[], "type"),"id");
--> statement-breakpoint
CREATE INDEX "coupons_distribution_order" ON "coupons" USING btree (array_position(array['individual', 'public']::text[], "distribution"),"id");
--> statement-breakpoint
CREATE INDEX "coupons_status_order" ON "coupons" USING btree (array_position(array['active', 'inactive', 'pending', 'suspended']::text[], "status"),"id");
--> statement-breakpoint
CREATE INDEX "features_name_order" ON "features" USING btree (sort_text("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "features_code_order" ON "features" USING btree (array_position(array['question-generate', 'question-correction', 'essay', 'hosted-documents', 'inline-documents', 'student-module', 'question-database', 'presentation-creation']::text[], "code"),"id");
--> statement-breakpoint
CREATE INDEX "plans_name_order" ON "plans" USING btree (sort_text("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "plans_status_order" ON "plans" USING btree (array_position(array['active', 'inactive', 'pending', 'suspended']::text[], "status"),"id");
--> statement-breakpoint
CREATE INDEX "plans_account_type_order" ON "plans" USING btree (array_position(array['individual', 'business']::text[], "account_type"),"id");
--> statement-breakpoint
CREATE INDEX "redemptions_code_order" ON "redemptions" USING btree (sort_text("code") collate "C","id");
--> statement-breakpoint
CREATE INDEX "redemptions_type_order" ON "redemptions" USING btree (array_position(array['credits', 'discount']::text[], "type"),"id");
