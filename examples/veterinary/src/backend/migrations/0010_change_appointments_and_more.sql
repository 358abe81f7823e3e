CREATE INDEX "appointments_visit_reason_trigrams" ON "appointments" USING gin (search_text("visit_reason") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "breeds_breed_name_trigrams" ON "breeds" USING gin (search_text("breed_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "breeds_animal_species_trigrams" ON "breeds" USING gin (search_text("animal_species") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "clinics_clinic_name_trigrams" ON "clinics" USING gin (search_text("clinic_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "clinics_postal_address_trigrams" ON "clinics" USING gin (search_text("postal_address") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "invoices_invoice_number_trigrams" ON "invoices" USING gin (search_text("invoice_number") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "keepers_full_name_trigrams" ON "keepers" USING gin (search_text("full_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "keepers_tax_number_trigrams" ON "keepers" USING gin (search_text("tax_number") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "keepers_email_address_trigrams" ON "keepers" USING gin (search_text("email_address") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "medicines_trade_name_trigrams" ON "medicines" USING gin (search_text("trade_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "medicines_active_ingredient_trigrams" ON "medicines" USING gin (search_text("active_ingredient") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "patients_call_name_trigrams" ON "patients" USING gin (search_text("call_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "patients_chip_number_trigrams" ON "patients" USING gin (search_text("chip_number") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "supply_houses_trading_name_trigrams" ON "supply_houses" USING gin (search_text("trading_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "treatments_diagnosis_trigrams" ON "treatments" USING gin (search_text("diagnosis") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "vaccinations_batch_number_trigrams" ON "vaccinations" USING gin (search_text("batch_number") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "veterinarians_full_name_trigrams" ON "veterinarians" USING gin (search_text("full_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "veterinarians_licence_number_trigrams" ON "veterinarians" USING gin (search_text("licence_number") gin_trgm_ops);
