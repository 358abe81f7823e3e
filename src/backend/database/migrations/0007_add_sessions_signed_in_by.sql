ALTER TABLE "sessions" ADD COLUMN "signed_in_by" text;
