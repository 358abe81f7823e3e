ALTER TABLE "supply_houses" ADD COLUMN "department_phones" json;
--> statement-breakpoint
ALTER TABLE "supply_houses" ADD COLUMN "order_interface" json;
