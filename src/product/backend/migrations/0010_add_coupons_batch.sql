ALTER TABLE "coupons" ADD COLUMN "batch" text;
--> statement-breakpoint
CREATE INDEX "coupons_batch_trigrams" ON "coupons" USING gin (search_text("batch") gin_trgm_ops);
