ALTER TABLE "coupons" ADD COLUMN "batch" text;
