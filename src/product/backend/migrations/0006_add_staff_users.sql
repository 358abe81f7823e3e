-- Who signs in has a table of the backend's own. Every user with a password goes on signing in, under the same id, so
-- that sessions and stored answers stay theirs; the users stay what they are beside it, data of the product.
CREATE TABLE "staff_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "staff_users_username_key" ON "staff_users" USING btree ("username");
--> statement-breakpoint
INSERT INTO "staff_users" ("id", "username", "name", "password")
  SELECT "id", "username", "name", "password" FROM "users" WHERE "password" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_users_id_fk";
--> statement-breakpoint
-- Nobody can have signed in without a password; whatever names such a user would break the new constraints.
DELETE FROM "sessions" WHERE "user_id" NOT IN (SELECT "id" FROM "staff_users");
--> statement-breakpoint
DELETE FROM "idempotency_keys" WHERE "user_id" NOT IN (SELECT "id" FROM "staff_users");
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Searching and sorting stand on the backend's own function now, and with it the indexes.
DROP INDEX accounts_username_folded_idx;
--> statement-breakpoint
DROP INDEX accounts_email_folded_idx;
--> statement-breakpoint
DROP INDEX IF EXISTS accounts_username_trigrams_idx;
--> statement-breakpoint
DROP INDEX IF EXISTS accounts_email_trigrams_idx;
--> statement-breakpoint
DROP INDEX IF EXISTS coupons_code_trigrams_idx;
--> statement-breakpoint
DROP FUNCTION fold_text(text);
--> statement-breakpoint
CREATE INDEX accounts_username_search_idx ON accounts (search_text(username), id);
--> statement-breakpoint
CREATE INDEX accounts_email_search_idx ON accounts (search_text(email), id);
--> statement-breakpoint
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX accounts_username_trigrams_idx ON accounts USING gin (search_text(username) gin_trgm_ops);
  CREATE INDEX accounts_email_trigrams_idx ON accounts USING gin (search_text(email) gin_trgm_ops);
  CREATE INDEX coupons_code_trigrams_idx ON coupons USING gin (search_text(code) gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  NULL;
END
$$;
--> statement-breakpoint
ANALYZE accounts;
--> statement-breakpoint
ANALYZE coupons;
