ALTER TABLE "api_keys" ADD COLUMN "last_used_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "former_hash" text;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "former_until" timestamp with time zone;
