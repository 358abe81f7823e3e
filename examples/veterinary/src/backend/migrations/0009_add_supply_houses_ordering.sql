ALTER TABLE "supply_houses" ADD COLUMN "ordering" jsonb;
