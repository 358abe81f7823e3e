DROP INDEX "appointments_starts_at_index";
--> statement-breakpoint
DROP INDEX "appointments_urgency_index";
--> statement-breakpoint
DROP INDEX "appointments_appointment_phase_index";
--> statement-breakpoint
DROP INDEX "breeds_animal_species_index";
--> statement-breakpoint
DROP INDEX "clinics_night_service_index";
--> statement-breakpoint
DROP INDEX "invoices_issued_on_index";
--> statement-breakpoint
DROP INDEX "invoices_settlement_state_index";
--> statement-breakpoint
DROP INDEX "keepers_full_name_index";
--> statement-breakpoint
DROP INDEX "keepers_contact_channel_index";
--> statement-breakpoint
DROP INDEX "keepers_reminder_consent_index";
--> statement-breakpoint
DROP INDEX "medicines_dosage_form_index";
--> statement-breakpoint
DROP INDEX "medicines_supply_state_index";
--> statement-breakpoint
DROP INDEX "patients_call_name_index";
--> statement-breakpoint
DROP INDEX "patients_breed_id_index";
--> statement-breakpoint
DROP INDEX "patients_birth_date_index";
--> statement-breakpoint
DROP INDEX "patients_neutered_index";
--> statement-breakpoint
DROP INDEX "patients_vital_state_index";
--> statement-breakpoint
DROP INDEX "supply_houses_trading_name_index";
--> statement-breakpoint
DROP INDEX "treatments_patient_id_index";
--> statement-breakpoint
DROP INDEX "treatments_urgency_index";
--> statement-breakpoint
DROP INDEX "treatments_prescribed_on_index";
--> statement-breakpoint
DROP INDEX "vaccinations_patient_id_index";
--> statement-breakpoint
DROP INDEX "vaccinations_medicine_id_index";
--> statement-breakpoint
DROP INDEX "vaccinations_administered_on_index";
--> statement-breakpoint
DROP INDEX "vaccinations_booster_due_index";
--> statement-breakpoint
DROP INDEX "veterinarians_full_name_index";
--> statement-breakpoint
DROP INDEX "veterinarians_duty_state_index";
--> statement-breakpoint
DROP INDEX "veterinarians_hired_on_index";
--> statement-breakpoint
CREATE INDEX "appointments_visit_reason_order" ON "appointments" USING btree (search_text("visit_reason"),"id");
--> statement-breakpoint
CREATE INDEX "appointments_starts_at_order" ON "appointments" USING btree ("starts_at","id");
--> statement-breakpoint
CREATE INDEX "appointments_duration_minutes_order" ON "appointments" USING btree ("duration_minutes","id");
--> statement-breakpoint
CREATE INDEX "appointments_urgency_order" ON "appointments" USING btree ("urgency","id");
--> statement-breakpoint
CREATE INDEX "appointments_appointment_phase_order" ON "appointments" USING btree ("appointment_phase","id");
--> statement-breakpoint
CREATE INDEX "appointments_consultation_fee_order" ON "appointments" USING btree ("consultation_fee","id");
--> statement-breakpoint
CREATE INDEX "breeds_breed_name_order" ON "breeds" USING btree (search_text("breed_name"),"id");
--> statement-breakpoint
CREATE INDEX "breeds_animal_species_order" ON "breeds" USING btree ("animal_species","id");
--> statement-breakpoint
CREATE INDEX "breeds_adult_weight_order" ON "breeds" USING btree ("adult_weight","id");
--> statement-breakpoint
CREATE INDEX "clinics_clinic_name_order" ON "clinics" USING btree (search_text("clinic_name"),"id");
--> statement-breakpoint
CREATE INDEX "clinics_postal_address_order" ON "clinics" USING btree (search_text("postal_address"),"id");
--> statement-breakpoint
CREATE INDEX "clinics_founding_year_order" ON "clinics" USING btree ("founding_year","id");
--> statement-breakpoint
CREATE INDEX "clinics_night_service_order" ON "clinics" USING btree ("night_service","id");
--> statement-breakpoint
CREATE INDEX "invoices_invoice_number_order" ON "invoices" USING btree (search_text("invoice_number"),"id");
--> statement-breakpoint
CREATE INDEX "invoices_issued_on_order" ON "invoices" USING btree ("issued_on","id");
--> statement-breakpoint
CREATE INDEX "invoices_settlement_state_order" ON "invoices" USING btree ("settlement_state","id");
--> statement-breakpoint
CREATE INDEX "invoices_amount_due_order" ON "invoices" USING btree ("amount_due","id");
--> statement-breakpoint
CREATE INDEX "keepers_full_name_order" ON "keepers" USING btree (search_text("full_name"),"id");
--> statement-breakpoint
CREATE INDEX "keepers_email_address_order" ON "keepers" USING btree (search_text("email_address"),"id");
--> statement-breakpoint
CREATE INDEX "keepers_telephone_order" ON "keepers" USING btree (search_text("telephone"),"id");
--> statement-breakpoint
CREATE INDEX "keepers_contact_channel_order" ON "keepers" USING btree ("contact_channel","id");
--> statement-breakpoint
CREATE INDEX "keepers_reminder_consent_order" ON "keepers" USING btree ("reminder_consent","id");
--> statement-breakpoint
CREATE INDEX "keepers_loyalty_balance_order" ON "keepers" USING btree ("loyalty_balance","id");
--> statement-breakpoint
CREATE INDEX "medicines_trade_name_order" ON "medicines" USING btree (search_text("trade_name"),"id");
--> statement-breakpoint
CREATE INDEX "medicines_active_ingredient_order" ON "medicines" USING btree (search_text("active_ingredient"),"id");
--> statement-breakpoint
CREATE INDEX "medicines_dosage_form_order" ON "medicines" USING btree ("dosage_form","id");
--> statement-breakpoint
CREATE INDEX "medicines_stocked_doses_order" ON "medicines" USING btree ("stocked_doses","id");
--> statement-breakpoint
CREATE INDEX "medicines_unit_price_order" ON "medicines" USING btree ("unit_price","id");
--> statement-breakpoint
CREATE INDEX "medicines_supply_state_order" ON "medicines" USING btree ("supply_state","id");
--> statement-breakpoint
CREATE INDEX "patients_call_name_order" ON "patients" USING btree (search_text("call_name"),"id");
--> statement-breakpoint
CREATE INDEX "patients_breed_id_order" ON "patients" USING btree ("breed_id","id");
--> statement-breakpoint
CREATE INDEX "patients_birth_date_order" ON "patients" USING btree ("birth_date","id");
--> statement-breakpoint
CREATE INDEX "patients_body_weight_order" ON "patients" USING btree ("body_weight","id");
--> statement-breakpoint
CREATE INDEX "patients_neutered_order" ON "patients" USING btree ("neutered","id");
--> statement-breakpoint
CREATE INDEX "patients_vital_state_order" ON "patients" USING btree ("vital_state","id");
--> statement-breakpoint
CREATE INDEX "supply_houses_trading_name_order" ON "supply_houses" USING btree (search_text("trading_name"),"id");
--> statement-breakpoint
CREATE INDEX "supply_houses_switchboard_order" ON "supply_houses" USING btree (search_text("switchboard"),"id");
--> statement-breakpoint
CREATE INDEX "supply_houses_logo_order" ON "supply_houses" USING btree (search_text("logo"),"id");
--> statement-breakpoint
CREATE INDEX "supply_houses_order_until_order" ON "supply_houses" USING btree ("order_until","id");
--> statement-breakpoint
CREATE INDEX "supply_houses_delivery_time_order" ON "supply_houses" USING btree (search_text("delivery_time"),"id");
--> statement-breakpoint
CREATE INDEX "supply_houses_discount_order" ON "supply_houses" USING btree ("discount","id");
--> statement-breakpoint
CREATE INDEX "treatments_diagnosis_order" ON "treatments" USING btree (search_text("diagnosis"),"id");
--> statement-breakpoint
CREATE INDEX "treatments_patient_id_order" ON "treatments" USING btree ("patient_id","id");
--> statement-breakpoint
CREATE INDEX "treatments_urgency_order" ON "treatments" USING btree ("urgency","id");
--> statement-breakpoint
CREATE INDEX "treatments_prescribed_on_order" ON "treatments" USING btree ("prescribed_on","id");
--> statement-breakpoint
CREATE INDEX "treatments_treatment_days_order" ON "treatments" USING btree ("treatment_days","id");
--> statement-breakpoint
CREATE INDEX "vaccinations_batch_number_order" ON "vaccinations" USING btree (search_text("batch_number"),"id");
--> statement-breakpoint
CREATE INDEX "vaccinations_patient_id_order" ON "vaccinations" USING btree ("patient_id","id");
--> statement-breakpoint
CREATE INDEX "vaccinations_medicine_id_order" ON "vaccinations" USING btree ("medicine_id","id");
--> statement-breakpoint
CREATE INDEX "vaccinations_administered_on_order" ON "vaccinations" USING btree ("administered_on","id");
--> statement-breakpoint
CREATE INDEX "vaccinations_booster_due_order" ON "vaccinations" USING btree ("booster_due","id");
--> statement-breakpoint
CREATE INDEX "veterinarians_full_name_order" ON "veterinarians" USING btree (search_text("full_name"),"id");
--> statement-breakpoint
CREATE INDEX "veterinarians_licence_number_order" ON "veterinarians" USING btree (search_text("licence_number"),"id");
--> statement-breakpoint
CREATE INDEX "veterinarians_duty_state_order" ON "veterinarians" USING btree ("duty_state","id");
--> statement-breakpoint
CREATE INDEX "veterinarians_hired_on_order" ON "veterinarians" USING btree ("hired_on","id");
--> statement-breakpoint
ALTER TABLE "staff_users" ADD CONSTRAINT "staff_users_role_check" CHECK ("role" in ('administrator', 'reader'));
