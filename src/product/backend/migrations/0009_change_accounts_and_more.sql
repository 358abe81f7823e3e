-- The generator gives every searched text an index of its trigrams now, on both databases. Those that were made by hand,
-- where the server had the extension, are the same ones; and the order of usernames has had one of its own since 0008.
DROP INDEX IF EXISTS accounts_username_trigrams_idx;
--> statement-breakpoint
DROP INDEX IF EXISTS accounts_email_trigrams_idx;
--> statement-breakpoint
DROP INDEX IF EXISTS coupons_code_trigrams_idx;
--> statement-breakpoint
DROP INDEX IF EXISTS accounts_username_search_idx;
--> statement-breakpoint
CREATE INDEX "accounts_username_trigrams" ON "accounts" USING gin (search_text("username") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "accounts_email_trigrams" ON "accounts" USING gin (search_text("email") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "coupons_code_trigrams" ON "coupons" USING gin (search_text("code") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "features_name_trigrams" ON "features" USING gin (search_text("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "features_description_trigrams" ON "features" USING gin (search_text("description") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "plans_name_trigrams" ON "plans" USING gin (search_text("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "plans_description_trigrams" ON "plans" USING gin (search_text("description") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "redemptions_code_trigrams" ON "redemptions" USING gin (search_text("code") gin_trgm_ops);
