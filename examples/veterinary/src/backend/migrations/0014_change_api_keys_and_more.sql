DROP INDEX "breeds_breed_name_key";
--> statement-breakpoint
DROP INDEX "clinics_clinic_name_key";
--> statement-breakpoint
DROP INDEX "invoices_invoice_number_key";
--> statement-breakpoint
DROP INDEX "keepers_tax_number_key";
--> statement-breakpoint
DROP INDEX "keepers_email_address_key";
--> statement-breakpoint
DROP INDEX "medicines_trade_name_key";
--> statement-breakpoint
DROP INDEX "patients_chip_number_key";
--> statement-breakpoint
DROP INDEX "supply_houses_trading_name_parent_supplier_id_key";
--> statement-breakpoint
DROP INDEX "veterinarians_licence_number_key";
--> statement-breakpoint
DROP INDEX "api_keys_name_key";
--> statement-breakpoint
DROP INDEX "staff_users_username_key";
--> statement-breakpoint
CREATE UNIQUE INDEX "breeds_breed_name_key" ON "breeds" USING btree (identity_text("breed_name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "clinics_clinic_name_key" ON "clinics" USING btree (identity_text("clinic_name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_invoice_number_key" ON "invoices" USING btree (identity_text("invoice_number"));
--> statement-breakpoint
CREATE UNIQUE INDEX "keepers_tax_number_key" ON "keepers" USING btree (identity_text("tax_number"));
--> statement-breakpoint
CREATE UNIQUE INDEX "keepers_email_address_key" ON "keepers" USING btree (identity_text("email_address"));
--> statement-breakpoint
CREATE UNIQUE INDEX "medicines_trade_name_key" ON "medicines" USING btree (identity_text("trade_name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "patients_chip_number_key" ON "patients" USING btree (identity_text("chip_number"));
--> statement-breakpoint
CREATE UNIQUE INDEX "supply_houses_trading_name_parent_supplier_id_key" ON "supply_houses" USING btree (identity_text("trading_name"),"parent_supplier_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "veterinarians_licence_number_key" ON "veterinarians" USING btree (identity_text("licence_number"));
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name_key" ON "api_keys" USING btree (identity_text("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_users_username_key" ON "staff_users" USING btree (identity_text("username"));
