DROP INDEX "accounts_username_key";
--> statement-breakpoint
DROP INDEX "coupons_code_key";
--> statement-breakpoint
DROP INDEX "users_username_key";
--> statement-breakpoint
DROP INDEX "api_keys_name_key";
--> statement-breakpoint
DROP INDEX "staff_users_username_key";
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username_key" ON "accounts" USING btree (identity_text("username"));
--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree (identity_text("code"));
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (identity_text("username"));
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name_key" ON "api_keys" USING btree (identity_text("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_users_username_key" ON "staff_users" USING btree (identity_text("username"));
