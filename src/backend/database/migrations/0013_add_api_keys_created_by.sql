ALTER TABLE "api_keys" ADD COLUMN "created_by" uuid;
