-- Reviewed: link tables, a million rows take about a second each. Dropped first: a stronger lock later would deadlock with writers.
DROP INDEX "treatment_medicines_medicine_id_index";
--> statement-breakpoint
DROP INDEX "veterinarian_clinics_clinic_id_index";
--> statement-breakpoint
CREATE INDEX "treatment_medicines_medicine_id_index" ON "treatment_medicines" USING btree ("medicine_id","treatment_id");
--> statement-breakpoint
CREATE INDEX "veterinarian_clinics_clinic_id_index" ON "veterinarian_clinics" USING btree ("clinic_id","veterinarian_id");
