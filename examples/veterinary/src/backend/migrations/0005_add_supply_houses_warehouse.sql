ALTER TABLE "supply_houses" ADD COLUMN "warehouse" jsonb;
