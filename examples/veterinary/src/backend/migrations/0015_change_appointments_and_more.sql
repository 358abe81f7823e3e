DROP INDEX "appointments_visit_reason_order";
--> statement-breakpoint
DROP INDEX "appointments_urgency_order";
--> statement-breakpoint
DROP INDEX "appointments_appointment_phase_order";
--> statement-breakpoint
DROP INDEX "breeds_breed_name_order";
--> statement-breakpoint
DROP INDEX "breeds_animal_species_order";
--> statement-breakpoint
DROP INDEX "clinics_clinic_name_order";
--> statement-breakpoint
DROP INDEX "clinics_postal_address_order";
--> statement-breakpoint
DROP INDEX "invoices_invoice_number_order";
--> statement-breakpoint
DROP INDEX "invoices_settlement_state_order";
--> statement-breakpoint
DROP INDEX "keepers_full_name_order";
--> statement-breakpoint
DROP INDEX "keepers_email_address_order";
--> statement-breakpoint
DROP INDEX "keepers_telephone_order";
--> statement-breakpoint
DROP INDEX "keepers_contact_channel_order";
--> statement-breakpoint
DROP INDEX "medicines_trade_name_order";
--> statement-breakpoint
DROP INDEX "medicines_active_ingredient_order";
--> statement-breakpoint
DROP INDEX "medicines_dosage_form_order";
--> statement-breakpoint
DROP INDEX "medicines_supply_state_order";
--> statement-breakpoint
DROP INDEX "patients_call_name_order";
--> statement-breakpoint
DROP INDEX "patients_vital_state_order";
--> statement-breakpoint
DROP INDEX "supply_houses_trading_name_order";
--> statement-breakpoint
DROP INDEX "supply_houses_switchboard_order";
--> statement-breakpoint
DROP INDEX "supply_houses_logo_order";
--> statement-breakpoint
DROP INDEX "supply_houses_delivery_time_order";
--> statement-breakpoint
DROP INDEX "supply_houses_warehouse__town_order";
--> statement-breakpoint
DROP INDEX "treatments_diagnosis_order";
--> statement-breakpoint
DROP INDEX "treatments_urgency_order";
--> statement-breakpoint
DROP INDEX "vaccinations_batch_number_order";
--> statement-breakpoint
DROP INDEX "veterinarians_full_name_order";
--> statement-breakpoint
DROP INDEX "veterinarians_licence_number_order";
--> statement-breakpoint
DROP INDEX "veterinarians_duty_state_order";
--> statement-breakpoint
CREATE INDEX "appointments_urgency_index" ON "appointments" USING btree ("urgency");
--> statement-breakpoint
CREATE INDEX "appointments_appointment_phase_index" ON "appointments" USING btree ("appointment_phase");
--> statement-breakpoint
CREATE INDEX "breeds_animal_species_index" ON "breeds" USING btree ("animal_species");
--> statement-breakpoint
CREATE INDEX "invoices_settlement_state_index" ON "invoices" USING btree ("settlement_state");
--> statement-breakpoint
CREATE INDEX "keepers_contact_channel_index" ON "keepers" USING btree ("contact_channel");
--> statement-breakpoint
CREATE INDEX "medicines_dosage_form_index" ON "medicines" USING btree ("dosage_form");
--> statement-breakpoint
CREATE INDEX "medicines_supply_state_index" ON "medicines" USING btree ("supply_state");
--> statement-breakpoint
CREATE INDEX "patients_vital_state_index" ON "patients" USING btree ("vital_state");
--> statement-breakpoint
CREATE INDEX "treatments_urgency_index" ON "treatments" USING btree ("urgency");
--> statement-breakpoint
CREATE INDEX "veterinarians_duty_state_index" ON "veterinarians" USING btree ("duty_state");
--> statement-breakpoint
CREATE INDEX "appointments_visit_reason_order" ON "appointments" USING btree (sort_text("visit_reason") collate "C","id");
--> statement-breakpoint
CREATE INDEX "appointments_urgency_order" ON "appointments" USING btree (array_position(array['routine', 'preferential', 'critical']::text[], "urgency"),"id");
--> statement-breakpoint
CREATE INDEX "appointments_appointment_phase_order" ON "appointments" USING btree (array_position(array['requested', 'confirmed', 'attended', 'calledOff', 'missed']::text[], "appointment_phase"),"id");
--> statement-breakpoint
CREATE INDEX "breeds_breed_name_order" ON "breeds" USING btree (sort_text("breed_name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "breeds_animal_species_order" ON "breeds" USING btree (array_position(array['canine', 'feline', 'lagomorph', 'avian', 'reptile']::text[], "animal_species"),"id");
--> statement-breakpoint
CREATE INDEX "clinics_clinic_name_order" ON "clinics" USING btree (sort_text("clinic_name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "clinics_postal_address_order" ON "clinics" USING btree (sort_text("postal_address") collate "C","id");
--> statement-breakpoint
CREATE INDEX "invoices_invoice_number_order" ON "invoices" USING btree (sort_text("invoice_number") collate "C","id");
--> statement-breakpoint
CREATE INDEX "invoices_settlement_state_order" ON "invoices" USING btree (array_position(array['unsettled', 'settled', 'writtenOff']::text[], "settlement_state"),"id");
--> statement-breakpoint
CREATE INDEX "keepers_full_name_order" ON "keepers" USING btree (sort_text("full_name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "keepers_email_address_order" ON "keepers" USING btree (sort_text("email_address") collate "C","id");
--> statement-breakpoint
CREATE INDEX "keepers_telephone_order" ON "keepers" USING btree (sort_text("telephone") collate "C","id");
--> statement-breakpoint
CREATE INDEX "keepers_contact_channel_order" ON "keepers" USING btree (array_position(array['phoneCall', 'textMessage', 'letter']::text[], "contact_channel"),"id");
--> statement-breakpoint
CREATE INDEX "medicines_trade_name_order" ON "medicines" USING btree (sort_text("trade_name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "medicines_active_ingredient_order" ON "medicines" USING btree (sort_text("active_ingredient") collate "C","id");
--> statement-breakpoint
CREATE INDEX "medicines_dosage_form_order" ON "medicines" USING btree (array_position(array['tablet', 'injectable', 'syrup', 'ointment']::text[], "dosage_form"),"id");
--> statement-breakpoint
CREATE INDEX "medicines_supply_state_order" ON "medicines" USING btree (array_position(array['supplied', 'shortage', 'withdrawn']::text[], "supply_state"),"id");
--> statement-breakpoint
CREATE INDEX "patients_call_name_order" ON "patients" USING btree (sort_text("call_name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "patients_vital_state_order" ON "patients" USING btree (array_position(array['underCare', 'transferred', 'deceased']::text[], "vital_state"),"id");
--> statement-breakpoint
CREATE INDEX "supply_houses_trading_name_order" ON "supply_houses" USING btree (sort_text("trading_name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "supply_houses_switchboard_order" ON "supply_houses" USING btree (sort_text("switchboard") collate "C","id");
--> statement-breakpoint
CREATE INDEX "supply_houses_logo_order" ON "supply_houses" USING btree (sort_text("logo") collate "C","id");
--> statement-breakpoint
CREATE INDEX "supply_houses_delivery_time_order" ON "supply_houses" USING btree (sort_text("delivery_time") collate "C","id");
--> statement-breakpoint
CREATE INDEX "supply_houses_warehouse__town_order" ON "supply_houses" USING btree (sort_text(("warehouse"->>'town')) collate "C","id");
--> statement-breakpoint
CREATE INDEX "treatments_diagnosis_order" ON "treatments" USING btree (sort_text("diagnosis") collate "C","id");
--> statement-breakpoint
CREATE INDEX "treatments_urgency_order" ON "treatments" USING btree (array_position(array['routine', 'preferential', 'critical']::text[], "urgency"),"id");
--> statement-breakpoint
CREATE INDEX "vaccinations_batch_number_order" ON "vaccinations" USING btree (sort_text("batch_number") collate "C","id");
--> statement-breakpoint
CREATE INDEX "veterinarians_full_name_order" ON "veterinarians" USING btree (sort_text("full_name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "veterinarians_licence_number_order" ON "veterinarians" USING btree (sort_text("licence_number") collate "C","id");
--> statement-breakpoint
CREATE INDEX "veterinarians_duty_state_order" ON "veterinarians" USING btree (array_position(array['onDuty', 'onLeave', 'departed']::text[], "duty_state"),"id");
