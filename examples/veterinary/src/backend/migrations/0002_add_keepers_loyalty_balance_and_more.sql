ALTER TABLE "keepers" ADD COLUMN "loyalty_kind" text DEFAULT 'points' NOT NULL;
--> statement-breakpoint
ALTER TABLE "keepers" ADD COLUMN "loyalty_balance" double precision DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "keepers" ADD CONSTRAINT "keepers_loyalty_kind_check" CHECK ("loyalty_kind" in ('points', 'credit'));
